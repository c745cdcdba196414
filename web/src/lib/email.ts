// The HTML standard's own definition of an e-mail address, which browsers hold <input type="email"> to.
const ADDRESS =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

/** Whether the text is an e-mail address; spaces around it do not count. */
export const isEmail = (text: string): boolean => ADDRESS.test(text.trim());
