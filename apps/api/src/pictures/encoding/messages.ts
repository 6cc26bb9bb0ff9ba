import type { PictureFormat, PictureType } from '@yunyou/contract/picture-url';

/** A crop in one of the formats and widths of the site. */
export interface Crop {
  format: PictureFormat;
  width: number;
  type: PictureType;
}

export interface ShareText {
  title: string;
  zhTitle?: string | undefined;
  /** Kind of the subject, such as "Sight in Xi'an". */
  kind: string;
}

/** A map in a picture. */
export interface PictureMap {
  /** In the order of the trip. Places of a group have the same colour. */
  places: readonly {
    latitude: number;
    longitude: number;
    name?: string | undefined;
    group: number;
  }[];
  /** A line connects the places. */
  isRoute: boolean;
}

interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** An uploaded file that passed the check of its header. */
interface Upload {
  content: Buffer;
  /** Format by sharp's name. */
  sharpFormat: string;
  /** Pixels that the header declares; decoding stops when there are more. */
  pixels: number;
}

/** Every task of the picture process with its input and output. Both are sent between processes. */
export interface PictureTasks {
  /** `focus` is the middle of the subject as a fraction of the width. */
  cropPoster: { input: Crop & { master: string; focus?: number | undefined }; output: Buffer };
  cropPhotograph: { input: Crop & { content: Buffer; area: Area }; output: Buffer };
  drawSharePicture: { input: { master: string; text: ShareText }; output: Buffer };
  drawTripPicture: {
    input: { master: string; text: ShareText; map: PictureMap };
    output: Buffer;
  };
  drawRoadbookCover: { input: { master: string; width: number; height: number }; output: Buffer };
  /** Re-encodes a photograph of the media library. */
  encodePhotograph: {
    input: Upload;
    output: { content: Buffer; width: number; height: number; swatch: string };
  };
  /** Re-encodes a photograph of a review in two sizes; width and height are those of the large one. */
  encodeReviewPhoto: {
    input: Upload & { largeEdge: number; smallEdge: number };
    output: { large: Buffer; small: Buffer; width: number; height: number };
  };
}

export type TaskName = keyof PictureTasks;
export type TaskInput<N extends TaskName> = PictureTasks[N]['input'];
export type TaskOutput<N extends TaskName> = PictureTasks[N]['output'];

export interface TaskRequest {
  name: TaskName;
  input: PictureTasks[TaskName]['input'];
}

export type TaskReply = { residentBytes: number } & (
  | { status: 'done'; output: unknown }
  | { status: 'failed'; text: string }
);
