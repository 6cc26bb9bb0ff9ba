const maxEdge = 2560;
const quality = 0.85;

/** Returns a picture with fewer pixels as JPEG: cameras of phones make larger files than a trip can hold. */
export async function shrinkPicture(picture: File): Promise<File> {
  const bitmap = await createImageBitmap(picture);
  const scale = Math.min(1, maxEdge / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  if (!blob) throw new Error('The picture could not be encoded');
  return new File([blob], picture.name.replace(/\.\w+$/, '') + '.jpg', { type: 'image/jpeg' });
}
