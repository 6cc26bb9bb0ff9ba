export const apiPath = '/api/yunyou';
