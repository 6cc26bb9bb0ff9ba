/**
 * Id of step-free access, everywhere: the tag of sights that can mostly be visited without steps, the hotel feature, the
 * audience of classic routes and the filter of sights. This file imports no Zod, so that pages can use it without
 * loading the schemas.
 */
export const stepFree = 'step-free';
