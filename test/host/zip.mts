import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';

const END_OF_DIRECTORY = 0x06054b50;
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;
const LOCAL_LENGTH = 30;
const DEFLATED = 8;

/**
 * The files in a ZIP archive without a comment, by path. It supports only the part of the format that a .vsix uses: APPNOTE.TXT by PKWARE,
 * sections 4.3.7, 4.3.12 and 4.3.16.
 * @throws an error if the data is not a ZIP archive without a comment
 */
export function unzip(archive: Buffer): Map<string, Buffer> {
  const end = archive.length - END_LENGTH;
  if (end < 0 || archive.readUInt32LE(end) !== END_OF_DIRECTORY) throw new Error('not a ZIP archive without a comment');
  const files = new Map<string, Buffer>();
  let entry = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map(offset => archive.readUInt16LE(entry + offset));
    const name = archive.toString('utf8', entry + ENTRY_LENGTH, entry + ENTRY_LENGTH + nameLength);
    const local = archive.readUInt32LE(entry + 42);
    // The local header repeats the name, but may have a different extra field.
    const start = local + LOCAL_LENGTH + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const data = archive.subarray(start, start + archive.readUInt32LE(entry + 20));
    files.set(name, archive.readUInt16LE(entry + 10) === DEFLATED ? inflateRawSync(data) : data);
    entry += ENTRY_LENGTH + nameLength + extraLength + commentLength;
  }
  return files;
}

/** The first day that the format can represent, so that the same files always give the same archive. */
const DATE = (1 << 5) | 1;

/** A regular file that its owner can write, for programs that unpack archives on Unix. */
const ATTRIBUTES = (0o100644 << 16) >>> 0;

/** A ZIP archive of files by path, which {@link unzip} reads. */
export function zip(files: ReadonlyMap<string, Buffer>): Buffer {
  const entries: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [path, content] of files) {
    const name = Buffer.from(path);
    const data = deflateRawSync(content, { level: 9 });
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0); // the required version: 2.0
    common.writeUInt16LE(0x0800, 2); // names are UTF-8
    common.writeUInt16LE(DEFLATED, 4);
    common.writeUInt16LE(DATE, 8);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(data.length, 14);
    common.writeUInt32LE(content.length, 18);
    common.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([signature(0x04034b50), common, name, data]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(ATTRIBUTES, 6);
    rest.writeUInt32LE(offset, 10);
    // The version of the writer: Unix, 2.0.
    directory.push(signature(0x02014b50), Buffer.from([20, 3]), common, rest, name);
    entries.push(local);
    offset += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(END_LENGTH);
  end.writeUInt32LE(END_OF_DIRECTORY, 0);
  end.writeUInt16LE(files.size, 8);
  end.writeUInt16LE(files.size, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...entries, listed, end]);
}

function signature(number: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(number);
  return bytes;
}
