import { Button, Result } from 'antd';
import { useRouteError } from 'react-router';

/** Error boundary of a page. Reloading is safe, because autosave has stored unsaved changes. */
export function ErrorPage() {
  const error = useRouteError();
  return (
    <Result
      status="error"
      title="This page has failed."
      subTitle={error instanceof Error ? error.message : undefined}
      extra={[
        <Button key="again" type="primary" onClick={() => location.reload()}>
          Load it again
        </Button>,
        <Button key="start" href="/admin/dashboard">
          To the dashboard
        </Button>,
      ]}
    />
  );
}
