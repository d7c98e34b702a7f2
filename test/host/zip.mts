import { inflateRawSync } from 'node:zlib';

const END_OF_DIRECTORY = 0x06054b50;
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;
const LOCAL_LENGTH = 30;
const DEFLATED = 8;

/**
 * The files in a ZIP archive without a comment, by path. It supports only the part of the format that a .vsix uses:
 * APPNOTE.TXT by PKWARE, sections 4.3.7, 4.3.12 and 4.3.16.
 * @throws an error when the data is not a ZIP archive without a comment
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
