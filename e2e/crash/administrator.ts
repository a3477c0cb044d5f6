/** Asks a portal as its administrator. */
export abstract class Administrator {
  /** Where the portal is now, without a slash at the end. */
  abstract readonly url: string;

  protected abstract readKey(): string;

  /**
   * Calls an action.
   * @returns what it answers
   * @throws where it refuses, or no answer comes
   */
  async call<Result>(action: string, input: object): Promise<Result> {
    const answer = await this.request(`/api/3/action/${action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
    });
    return ((await answer.json()) as { result: Result }).result;
  }

  /** Sends any request. @throws where no answer comes */
  answerOf(address: string, init: RequestInit = {}): Promise<Response> {
    const headers = { ...(init.headers as Record<string, string>), authorization: this.readKey() };
    return fetch(this.url + address, { ...init, headers });
  }

  /** Sends any request. @throws where it is refused, or no answer comes */
  async request(address: string, init: RequestInit = {}): Promise<Response> {
    const answer = await this.answerOf(address, init);
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`);
    return answer;
  }
}
