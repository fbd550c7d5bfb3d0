import { GetRoleCredentialsCommand, SSOClient } from '@aws-sdk/client-sso';

const command = () => new GetRoleCredentialsCommand({ accessToken: 'token', accountId: '1', roleName: 'reader' });

export function byDefault(endpoint) {
  const client = new SSOClient({ region: 'eu-west-1', endpoint, maxAttempts: 3 });
  return client.send(command());
}

export function tuned(endpoint) {
  const client = new SSOClient({ region: 'eu-west-1', endpoint, maxAttempts: 6 });
  return client.send(command());
}

export function capped(endpoint) {
  const client = new SSOClient({ region: 'eu-west-1', endpoint, maxAttempts: 12 });
  return client.send(command());
}
