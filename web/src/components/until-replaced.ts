/**
 * Gives an effect the outcome of what it asked for. The function that it returns is the effect's cleanup: an answer that
 * comes after it is dropped, since a newer one may be shown.
 */
export function untilReplaced<Answer>(
  asked: Promise<Answer>,
  onAnswer: (answer: Answer) => void,
  onError: (error: unknown) => void,
): () => void {
  let isReplaced = false;
  asked.then(
    (answer) => {
      if (!isReplaced) onAnswer(answer);
    },
    (error: unknown) => {
      if (!isReplaced) onError(error);
    },
  );
  return () => {
    isReplaced = true;
  };
}
