import { Button, Result } from 'antd';
import { useRouteError } from 'react-router';

/** A page that failed says so; what was typed is kept by the server, so loading it again is safe. */
export function BrokenPage() {
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
