import { describeLibrary } from '../../facts/testing/describe-library.js';
import { superagent } from './superagent.js';

describeLibrary(superagent, {
  policies: [
    { code: `import request from 'superagent'; request.get(url).set('a', 'b').retry(6);`, attempts: 7, waits: [0, 0, 0, 0, 0, 0] },
    { code: `import request from 'superagent'; request.post(url).send(body).retry(3);`, attempts: 4, waits: [0, 0, 0] },
  ],
  unknown: { code: `import request from 'superagent'; request.get(url).retry(limits.most);`, fact: 'bound' },
});
