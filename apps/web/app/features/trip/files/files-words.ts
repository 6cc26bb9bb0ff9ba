import type { TripFile } from '@yunyou/contract/trip/trip-file.schema';
import { type TripFileKind, tripFileBytesMax, tripFilesMax } from '@yunyou/contract/trip/trip-file-limits';

const megabyte = 1024 * 1024;

export const filesWords = {
  title: 'Files',
  lead: `Tickets, confirmations and scans as PDF or picture, up to ${tripFileBytesMax / megabyte} MB each. They are stored encrypted, and only you can open them.`,
  add: 'Add a file',
  adding: 'Adding the file',
  added: (name: string) => `${name} is added.`,
  removed: (name: string) => `${name} is removed.`,
  addTo: (label: string) => `Add a file to ${label}`,
  open: (name: string) => `Open ${name}`,
  remove: (name: string) => `Remove ${name}`,
  wholeTrip: 'Whole trip',
  addReceipt: 'Add receipt',
  addReceiptTo: (label: string) => `Add a receipt to ${label}`,
  receipt: 'Receipt of an expense',
  goneStop: 'A stop that is no longer in the plan',
  tooLarge: `This file is larger than ${tripFileBytesMax / megabyte} MB. Choose a smaller one.`,
  tooMany: (kind: TripFileKind) => `A trip can have ${tripFilesMax[kind]} ${kind}s. Remove one first.`,
  wrongType: 'This file is not a PDF, JPEG, PNG or WebP. Choose another one.',
  waiting: 'Offline: saved on this device, sent later.',
  isWaiting: (name: string) => `${name} (not sent yet)`,
  photo: 'Photo',
  photoAdded: 'The photo is added.',
  offlineRemove: 'You are offline. Remove the file when you are online again.',
  notHere: 'You are offline, and this file is not saved on this device.',
  newTab: 'Open in a new tab',
  save: 'Save to this device',
} as const;

/** Returns the size of a file, such as "1.2 MB". */
export function formatBytes(bytes: number): string {
  return bytes < megabyte
    ? `${Math.max(1, Math.round(bytes / 1024))} KB`
    : `${(bytes / megabyte).toFixed(1)} MB`;
}

export const isPicture = ({ type }: TripFile): boolean => type.startsWith('image/');

// Files box
export const dayNumber = (value: number): string => `Day ${value}`;
export const dayAndPlace = (number: number, name: string): string => `Day ${number}, ${name}`;
export const open = 'Open';
export const remove = 'Remove';
export const yourTrip = 'your trip';
export const close = 'Close';
