/** Shown with every generated text, on pages and in files. This file imports no Zod, so that pages can use it. */
export const generatedTextLabel = 'Written by AI';

/** Returns a summary for files and meta tags, with the label when a language model wrote it. */
export function labelSummary({
  summary,
  isSummaryGenerated,
}: {
  summary: string;
  isSummaryGenerated?: true | undefined;
}): string {
  return isSummaryGenerated ? `${summary} (${generatedTextLabel})` : summary;
}
