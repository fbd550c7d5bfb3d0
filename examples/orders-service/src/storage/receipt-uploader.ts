import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import pRetry from 'p-retry';
import { logger } from '../lib/logger.js';

const s3 = new S3Client({ region: process.env['AWS_REGION'] ?? 'eu-central-1' });

export async function uploadReceipt(orderId: string, pdf: Uint8Array): Promise<string> {
  const key = `receipts/${orderId}.pdf`;
  await pRetry(
    () =>
      s3.send(
        new PutObjectCommand({
          Bucket: process.env['RECEIPT_BUCKET'],
          Key: key,
          Body: pdf,
          ContentType: 'application/pdf',
        }),
      ),
    {
      retries: 3,
      minTimeout: 200,
      randomize: true,
      onFailedAttempt: ({ attemptNumber, error }) => {
        logger.warn({ orderId, attemptNumber, error }, 'receipt upload failed');
      },
    },
  );
  return key;
}
