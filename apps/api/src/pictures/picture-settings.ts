import { z } from 'zod';

/** Settings of the picture process. */
export const pictureSettings = {
  PREPARE_PICTURES: z
    .enum(['on', 'off'])
    .default('on')
    .describe(
      'Encodes common sizes of the shipped pictures in the background after start. `off`: each is encoded when a visitor asks for it.',
    ),
};
