/** Downloads data as a JSON file. */
export function saveJson(fileName: string, value: unknown): void {
  const url = URL.createObjectURL(
    new Blob([JSON.stringify(value, undefined, 2)], { type: 'application/json' }),
  );
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}
