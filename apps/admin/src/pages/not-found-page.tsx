import { Button, Result } from 'antd';
import { Link, useHref } from 'react-router';
import { usePageTitle } from '../language/use-page-title.ts';
import { useSystemWords } from './system-words.ts';

export function NotFoundPage() {
  const words = useSystemWords().failure;
  usePageTitle(words.notFound);
  const path = useHref('.');
  return (
    <Result
      icon={<img src="/seal.svg" alt="" width={72} height={72} />}
      title={words.notFound}
      subTitle={path}
      extra={
        <Link to="/">
          <Button type="primary">{words.goToDashboard}</Button>
        </Link>
      }
    />
  );
}
