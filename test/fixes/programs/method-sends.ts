class ApiError extends Error {
	readonly code: number;
	constructor(code: number, message: string) {
		super(message);
		this.code = code;
		this.name = 'ApiError';
	}
}

interface OrderClientOptions {
	endpoint: string;
	retries?: number;
	baseMs?: number;
}

export class OrderClient {
	private readonly endpoint: string;
	private readonly retries: number;
	private readonly baseMs: number;

	constructor({ endpoint, retries = 4, baseMs = 250 }: OrderClientOptions) {
		this.endpoint = endpoint;
		this.retries = retries;
		this.baseMs = baseMs;
	}

	async load(id: string): Promise<unknown> {
		let attempt = 0;
		while (true) {
			try {
				return await this.once(id);
			} catch (e) {
				attempt++;
				if (attempt > this.retries) throw e;
				await this.pause(this.baseMs * 2 ** attempt);
			}
		}
	}

	private async once(id: string): Promise<unknown> {
		const response = await fetch(`${this.endpoint}/${id}`);
		if (!response.ok) {
			throw new ApiError(response.status, `order ${id}: ${response.status}`);
		}
		return response.json();
	}

	private pause(ms: number): Promise<void> {
		return new Promise((resolve) => setTimeout(resolve, ms));
	}
}

export function submit(endpoint: string) {
	return new OrderClient({ endpoint }).load('7');
}
