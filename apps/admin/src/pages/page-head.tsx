import { Flex, Typography } from 'antd';
import type { ReactNode } from 'react';
import { usePageTitle } from '../language/use-page-title.ts';
import layout from '../layout.module.css';

interface PageHeadProps {
  title: string;
  /** Buttons for the whole page. */
  children?: ReactNode;
}

export function PageHead({ title, children }: PageHeadProps) {
  usePageTitle(title);
  return (
    <Flex justify="space-between" align="center" gap="middle" wrap>
      <Typography.Title level={1} className={layout['pageTitle'] ?? ''}>
        {title}
      </Typography.Title>
      <Flex gap="small" wrap>
        {children}
      </Flex>
    </Flex>
  );
}
