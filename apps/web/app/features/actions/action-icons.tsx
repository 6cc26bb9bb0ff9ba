import type { ReactNode } from 'react';

function ActionIcon({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="18"
      height="18"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export const HeartIcon = () => (
  <ActionIcon>
    <path d="M12 20s-7.5-4.6-7.5-10.2A4.2 4.2 0 0 1 12 7.3a4.2 4.2 0 0 1 7.5 2.5C19.5 15.4 12 20 12 20Z" />
  </ActionIcon>
);
export const BookmarkIcon = () => (
  <ActionIcon>
    <path d="M6.5 4h11v16L12 15.8 6.5 20Z" />
  </ActionIcon>
);
export const ShareIcon = () => (
  <ActionIcon>
    <path d="M12 14.5V4m0 0L8.2 7.8M12 4l3.8 3.8M5 12.5V20h14v-7.5" />
  </ActionIcon>
);
