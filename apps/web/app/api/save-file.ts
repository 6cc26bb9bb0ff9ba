/** Browsers read the file after the click, so that its address must stay valid for a moment. */
const addressLifetimeMs = 60_000;

/** Saves a file on the visitor's device. Replaces characters that file names cannot contain. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name.replaceAll(/[\\/:*?"<>|]/g, ' ');
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), addressLifetimeMs);
}
