import { Flex, Typography } from 'antd';
import type { ReactNode } from 'react';

interface PageHeadProps {
  title: string;
  /** Buttons that belong to the whole page. */
  children?: ReactNode;
}

export function PageHead({ title, children }: PageHeadProps) {
  return (
    <Flex justify="space-between" align="center" gap="middle" wrap>
      <Typography.Title level={1} style={{ fontSize: 24, margin: 0 }}>
        {title}
      </Typography.Title>
      <Flex gap="small" wrap>
        {children}
      </Flex>
    </Flex>
  );
}
