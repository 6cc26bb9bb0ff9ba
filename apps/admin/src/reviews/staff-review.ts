import type { CallOutput } from '@yunyou/contract/endpoints';

export type StaffReview = CallOutput<'POST /admin/review/list'>['list'][number];
