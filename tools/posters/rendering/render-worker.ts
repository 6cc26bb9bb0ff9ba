import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import { drawLayers } from '../src/draw.ts';
import type { Format } from '../src/format.ts';
import { focusOf, type MasterEntry, masterFormats, masterStorage, sealOf } from '../src/masters.ts';
import { sceneFor } from '../src/scene-for.ts';
import { hashDrawings } from '../src/scene-hash.ts';
import { type Subject, subjectKey } from '../src/subject.ts';
import { toAvif, toBlur } from './encode.ts';
import { rasterize } from './raster.ts';

/** `before` is the entry of a subject whose drawings have not changed: only formats that it lacks are rendered. */
export type RenderJob = { subject: Subject; folder: string; before?: MasterEntry };
export type RenderResult = { key: string; entry: MasterEntry; bytes: number };

sharp.concurrency(1);

parentPort?.on('message', (job: RenderJob) => {
  render(job).then(
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- worker threads have no origin
    (result) => parentPort?.postMessage(result),
    (error: unknown) => {
      throw new Error(`rendering ${subjectKey(job.subject)} failed`, { cause: error });
    },
  );
});

async function render({ subject, folder, before }: RenderJob): Promise<RenderResult> {
  const key = subjectKey(subject);
  const scene = sceneFor(subject);
  const drawings = masterFormats(subject.kind, scene).map(
    (format) => [format, drawLayers(scene, format)] as const,
  );
  const files: Partial<Record<Format, string>> = { ...before?.files };
  let bytes = 0;
  let blur = before?.blur ?? '';
  for (const [format, layers] of drawings) {
    if (files[format]) continue;
    const { scale, ...encoding } = masterStorage(subject.kind, format);
    const raster = await rasterize(layers, scale);
    const image = await toAvif(raster, encoding);
    const file = `${key}.${format}.avif`;
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), image);
    files[format] = file;
    bytes += image.length;
    if (blur === '') blur = await toBlur(raster);
  }
  return {
    key,
    entry: { hash: hashDrawings(drawings), files, blur, ...focusOf(scene), ...sealOf(scene) },
    bytes,
  };
}
