import axios from 'axios';
import { logger } from '../lib/logger.js';

const crm = axios.create({ baseURL: process.env.CRM_URL, timeout: 15_000 });

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

export async function upsertCustomer(customer, retries = 3) {
  try {
    const { data } = await crm.put(`/customers/${customer.id}`, customer);
    return data;
  } catch (error) {
    if (retries === 0 || error.response?.status !== 429) throw error;
    const wait = Number(error.response.headers['retry-after'] ?? 1000);
    logger.info({ customer: customer.id, wait }, 'CRM is rate limiting');
    await sleep(wait + Math.random() * 250);
    return upsertCustomer(customer, retries - 1);
  }
}

export async function syncCustomers(customers) {
  for (const customer of customers) {
    await upsertCustomer(customer);
  }
}
