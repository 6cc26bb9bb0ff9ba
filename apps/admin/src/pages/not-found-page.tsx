import { Button, Result } from 'antd';
import { Link, useHref } from 'react-router';

export function NotFoundPage() {
  const path = useHref('.');
  return (
    <Result
      status="404"
      title="Page not found"
      subTitle={path}
      extra={
        <Link to="/">
          <Button type="primary">Go to the dashboard</Button>
        </Link>
      }
    />
  );
}
