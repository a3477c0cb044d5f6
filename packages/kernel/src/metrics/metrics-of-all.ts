import cluster from 'node:cluster';
import { AggregatorRegistry, type Registry } from 'prom-client';

type Question = { type: 'metrics of all?'; id: number };
type Answer = { type: 'metrics of all'; id: number; text?: string };

/**
 * Lets whichever web process is asked tell the metrics of all of them: a scrape reaches one, and each counts only its own
 * requests. To be called once, in the process that starts them.
 */
export function addUpMetrics(): void {
  const all = new AggregatorRegistry();
  cluster.on('message', (worker, message: Partial<Question> | undefined) => {
    if (message?.type !== 'metrics of all?') return;
    const answer = { type: 'metrics of all', id: message.id } as Answer;
    const send = (text?: string) => worker.send(text === undefined ? answer : { ...answer, text });
    all.clusterMetrics().then(send, () => send());
  });
}

/**
 * The metrics of this process, as text, or of all web processes where it is one of several.
 * @returns what asks for them, and throws where another process does not answer
 */
export function metricsOfAll(registry: Registry): () => Promise<string> {
  if (!cluster.isWorker) return () => registry.metrics();
  AggregatorRegistry.setRegistries(registry);
  // Answers the question of the process that adds up.
  void new AggregatorRegistry();
  const waiting = new Map<number, PromiseWithResolvers<string>>();
  process.on('message', (message: Partial<Answer> | undefined) => {
    if (message?.type !== 'metrics of all' || message.id === undefined) return;
    const asked = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.text === undefined) asked?.reject(new Error('A web process does not tell its metrics'));
    else asked?.resolve(message.text);
  });
  let asked = 0;
  return () => {
    const question: Question = { type: 'metrics of all?', id: (asked += 1) };
    const answer = Promise.withResolvers<string>();
    waiting.set(question.id, answer);
    process.send?.(question);
    return answer.promise;
  };
}
