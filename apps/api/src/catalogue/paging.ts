export interface PageInput {
  pageNum: number;
  pageSize: number;
}

export const toSlice = ({ pageNum, pageSize }: PageInput) => ({
  limit: pageSize,
  offset: (pageNum - 1) * pageSize,
});

export function toPage<R, T>(
  { pageNum, pageSize }: PageInput,
  found: { rows: R[]; total: number },
  map: (row: R) => T,
) {
  return { list: found.rows.map(map), total: found.total, pageNum, pageSize };
}
