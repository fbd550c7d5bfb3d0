interface Reply<T> { readonly ok: boolean; readonly value?: T; readonly reason?: string }

export class Repository {
    #attempt = 0;
    readonly #limit: number = 3;

    public load(url: string): Promise<string>;
    public load(url: string, parse: true): Promise<unknown>;
    public async load(url: string, parse?: boolean): Promise<unknown> {
        this.#attempt = 0;
        while (this.#attempt < this.#limit) {
            this.#attempt++;
            const reply = await this.#send(url);
            if (reply.ok) return parse ? JSON.parse(reply.value!) : reply.value;
        }
        throw new Error(`gave up on ${url}`);
    }

    async #send(url: string): Promise<Reply<string>> {
        try {
            const response = await fetch(url);
            if (!response.ok) return { ok: false, reason: response.statusText };
            return { ok: true, value: await response.text() };
        } catch (error) {
            return { ok: false, reason: String(error) };
        }
    }
}

export const load = (url: string): Promise<string> => new Repository().load(url);
