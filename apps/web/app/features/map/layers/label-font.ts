import type { FontFacesSpecification } from 'maplibre-gl';
import { chineseFontFiles } from '../../../chinese-fonts/font-files.generated.ts';
import { latinFontFile } from './latin-font.ts';

export const labelFont = ['Yunyou Map'];

/** Loads the label font from our own WOFF2 files, each when a character of its range is drawn. */
export const fontFaces: FontFacesSpecification = {
  'Yunyou Map': [
    { url: latinFontFile, 'unicode-range': ['U+20-2FF', 'U+1E00-1EFF', 'U+2010-2027'] },
    ...chineseFontFiles,
  ],
};
