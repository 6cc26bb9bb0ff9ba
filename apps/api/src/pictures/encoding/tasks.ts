import { cropPhotograph, cropPoster, drawRoadbookCover } from './crops.ts';
import type { TaskInput, TaskName, TaskOutput, TaskRequest } from './messages.ts';
import { drawSharePicture } from './share-picture.ts';
import { drawTripPicture } from './trip-picture.ts';
import { encodePhotograph, encodeReviewPhoto } from './uploads.ts';

const tasks: { [N in TaskName]: (input: TaskInput<N>) => Promise<TaskOutput<N>> } = {
  cropPoster,
  cropPhotograph,
  drawSharePicture,
  drawTripPicture,
  drawRoadbookCover,
  encodePhotograph,
  encodeReviewPhoto,
};

export function runTask({ name, input }: TaskRequest): Promise<unknown> {
  const task = tasks[name] as (input: unknown) => Promise<unknown>; // the request pairs a name with its own input
  return task(input);
}
