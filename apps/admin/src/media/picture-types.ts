/** Types of files that the library accepts, for file inputs. */
export const pictureTypes = 'image/jpeg,image/png,image/webp,image/avif';
