/** Pictures that are pasted or dropped on a page. */

/** Calls `take` with the bytes and the name of each picture. */
export function receivePictures(take: (bytes: Uint8Array, name: string) => void): void {
  const receive = (event: Event, data: DataTransfer | null) => {
    const file = [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/'));
    if (!file) return;
    event.preventDefault();
    void file.arrayBuffer().then(buffer => take(new Uint8Array(buffer), file.name));
  };
  document.onpaste = event => receive(event, event.clipboardData);
  document.ondrop = event => receive(event, event.dataTransfer);
  document.ondragover = event => event.preventDefault();
}
