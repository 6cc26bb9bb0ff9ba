import type { FastifyRequest } from 'fastify';
import { ApiError } from '../api-error.ts';
import type { UploadedFile } from '../handler.ts';
import { rejectMalformedInput } from './malformed-input.ts';

interface UploadForm {
  fields: Record<string, unknown>;
  upload: UploadedFile | undefined;
}

/** Reads a multipart form of text fields and at most one file, which must be named `file`. */
export async function readUploadForm(request: FastifyRequest, bytesMax: number): Promise<UploadForm> {
  if (!request.isMultipart())
    throw new ApiError('UNSUPPORTED_MEDIA', { message: 'Send a form of the type multipart/form-data.' });
  const form = await withFormErrors(() => readParts(request, bytesMax));
  rejectMalformedInput({ ...form.fields, fileName: form.upload?.fileName });
  return form;
}

async function readParts(request: FastifyRequest, bytesMax: number): Promise<UploadForm> {
  const fields: Record<string, unknown> = {};
  let upload: UploadedFile | undefined;
  const limits = { files: 1, fileSize: bytesMax, fields: 20, fieldSize: 10_000, parts: 21 };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') fields[part.fieldname] = part.value;
    else {
      const content = await part.toBuffer();
      if (part.fieldname !== 'file') throw unknownFile(part.fieldname);
      upload = { fileName: part.filename, content };
    }
  }
  return { fields, upload };
}

/**
 * Runs a form parser. Errors without a status become BAD_REQUEST, because the parser throws plain errors for malformed
 * forms. Errors with a status, such as 413, pass through.
 */
async function withFormErrors<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (cause) {
    if (cause instanceof Error && 'status' in cause) throw cause;
    if (cause instanceof Error && 'statusCode' in cause) throw cause;
    throw new ApiError('BAD_REQUEST', { message: 'The form could not be read.', cause });
  }
}

const unknownFile = (field: string) =>
  new ApiError('BAD_INPUT', { fields: [{ field, message: 'Name the part of the file "file".' }] });
