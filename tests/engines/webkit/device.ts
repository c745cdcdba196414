// A phone's browser in WebKit, driven by WebDriver: Playwright has no WebKit for Debian. Elements are found by their roles
// and names, as in the journeys, by Testing Library in the page.
import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import pTimeout from 'p-timeout';
import { Builder, By, type WebDriver, type WebElement } from 'selenium-webdriver';
import { suiteUrl, fromRoot } from '../../../scripts/config/project.ts';
import { sessionState, type Account } from '../../journeys/fixtures.ts';
import { miniBrowser } from './mini-browser.ts';

const QUERIES = readFileSync(
  fromRoot('node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** Milliseconds that an element or a state may take: twice as long as in the journeys, for want of a graphics card. */
const PATIENCE = 30_000;

/** Milliseconds that one script may take: the driver loses the answer of a process that a new page's replaces. */
const LONGEST_SCRIPT = 10_000;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Repeats until the result is neither undefined nor false; throws with `what` after `patience` milliseconds. */
async function until<Result>(
  what: string,
  ask: () => Promise<Result>,
  patience = PATIENCE,
): Promise<NonNullable<Result>> {
  const deadline = Date.now() + patience;
  let last: unknown;
  for (;;) {
    try {
      const found = await ask();
      if (found !== undefined && found !== null && found !== false) return found;
      last = undefined;
    } catch (error) {
      last = error;
    }
    if (Date.now() > deadline) throw new Error(`Not within ${String(patience)} ms: ${what}`, { cause: last });
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

export type Name = string | RegExp;

const asArgument = (name: Name | undefined) =>
  name instanceof RegExp ? { source: name.source, flags: name.flags } : (name ?? null);

/** Finds visible elements by `role` and name; runs in the page. */
const FIND = `
const [kind,wanted,named]=arguments;
const name=named===null?undefined:typeof named==='string'?named:new RegExp(named.source,named.flags);
const {queryAllByRole,queryAllByLabelText,queryAllByText}=window.TestingLibraryDom;
const isShown=element=>{const {width,height}=element.getBoundingClientRect();return width>0&&height>0&&getComputedStyle(element).visibility!=='hidden'};
const isLabel=typeof name==='string'?text=>text.replace(/\\s*\\*$/,'').trim()===name:name;
const found=kind==='role'?queryAllByRole(document.body,wanted,name===undefined?{}:{name})
:kind==='label'?queryAllByLabelText(document.body,isLabel)
:queryAllByText(document.body,name,{ignore:'script,style,title'});
return found.filter(element=>kind==='label'&&element.type==='file'||isShown(element))`;

/** Whether a click would meet an element: it has stood still for two frames, and nothing covers it. Runs in the page. */
const IS_CLICKABLE = `
const [element,done]=arguments;
element.scrollIntoView({block:'center',behavior:'instant'});
const box=()=>element.getBoundingClientRect();
const before=box();
requestAnimationFrame(()=>requestAnimationFrame(()=>{
const {left,top,width,height}=box();
const hit=document.elementFromPoint(left+width/2,top+height/2);
const label=element.closest('label');
done(left===before.left&&top===before.top&&width===before.width&&height===before.height
&&hit!==null&&(element.contains(hit)||hit.contains(element)||(label?.contains(hit)??false)))}))`;

export class WebkitDevice {
  readonly driver: WebDriver;
  readonly #server: ChildProcess;

  constructor(driver: WebDriver, server: ChildProcess) {
    this.driver = driver;
    this.#server = server;
  }

  /** Starts the browser; `flags` are settings of WebKit's, such as `--enable-javascript-markup=false`. */
  static async open(flags: readonly string[] = []): Promise<WebkitDevice> {
    const port = await freePort();
    const server = spawn('WebKitWebDriver', [`--port=${String(port)}`], {
      stdio: 'ignore',
      env: {
        ...process.env,
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
        // GLib's default calls a machine without a default route offline, which a suite does not need.
        GIO_USE_NETWORK_MONITOR: 'base',
        LANG: 'en_IN.UTF-8',
        TZ: 'Asia/Kolkata',
      },
    });
    const status = `http://127.0.0.1:${String(port)}/status`;
    await until('WebKitWebDriver', async () => (await fetch(status)).ok);
    const driver = await new Builder()
      .usingServer(`http://127.0.0.1:${String(port)}`)
      .withCapabilities({
        browserName: 'MiniBrowser',
        // Each command as soon as it is given, also while a page loads: a load can be interrupted.
        pageLoadStrategy: 'none',
        'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation', ...flags] },
      })
      .build();
    // The narrowest window: 447 px.
    await driver.manage().window().setRect({ x: 0, y: 0, width: 390, height: 844 });
    await driver.manage().setTimeouts({ pageLoad: 60_000, script: 30_000 });
    return new WebkitDevice(driver, server);
  }

  async close(): Promise<void> {
    await this.driver.quit().catch(() => undefined);
    this.#server.kill();
  }

  /** Marks the document, so that the next one is told from it. */
  async #mark(): Promise<void> {
    await until('a document to leave', async () => {
      await this.run(`document.documentElement.dataset.left=''`);
      return true;
    });
  }

  async #replaced(what: string): Promise<void> {
    await until(what, () => this.run<boolean>(`return !('left' in document.documentElement.dataset)`));
  }

  /** Opens a path, and returns once its document has replaced the one before. */
  async goto(path: string): Promise<void> {
    await this.leaveFor(path);
    await this.#replaced(`a document of ${path}`);
  }

  async reload(): Promise<void> {
    await this.#mark();
    await this.driver.navigate().refresh();
    await this.#replaced('a reloaded document');
  }

  /** Opens a path, and returns after `after` milliseconds, whatever has come by then. */
  async leaveFor(path: string, after = 0): Promise<void> {
    await this.#mark();
    await this.driver.get(path.startsWith('http') ? path : suiteUrl('hosting', path));
    await this.driver.sleep(after);
  }

  /** Waits until the script of a page of the site has started. */
  async started(): Promise<void> {
    await until('the script of the page', () =>
      this.run<boolean>(`return 'started' in document.documentElement.dataset`),
    );
  }

  path = async (): Promise<string> => new URL(await this.driver.getCurrentUrl()).pathname;

  async atPath(path: string | RegExp): Promise<void> {
    await until(`the path ${String(path)}`, async () => {
      const now = await this.path();
      return typeof path === 'string' ? now === path : path.test(now);
    });
  }

  run = <Result>(script: string, ...parameters: unknown[]): Promise<Result> =>
    pTimeout(this.driver.executeScript<Result>(script, ...parameters), { milliseconds: LONGEST_SCRIPT });

  async #find(kind: 'role' | 'label' | 'text', wanted: string, name?: Name): Promise<WebElement[]> {
    // In the script itself: the policy of the page refuses code that is made of a text.
    const isLoaded = await this.run<boolean>('return window.TestingLibraryDom!==undefined');
    return this.run<WebElement[]>((isLoaded ? '' : `${QUERIES}\n`) + FIND, kind, wanted, asArgument(name));
  }

  /** The first visible element with a role and a name. */
  role = (role: string, name?: Name, patience?: number): Promise<WebElement> =>
    until(`${role} ${String(name)}`, async () => (await this.#find('role', role, name))[0], patience);

  field = (name: Name): Promise<WebElement> =>
    until(`a field ${String(name)}`, async () => (await this.#find('label', '', name))[0]);

  sees = (text: Name, patience?: number): Promise<WebElement> =>
    until(`the text ${String(text)}`, async () => (await this.#find('text', '', text))[0], patience);

  has = async (role: string, name?: Name): Promise<boolean> =>
    (await this.#find('role', role, name)).length > 0;

  /** Waits until nothing with a role and a name is visible. */
  async gone(role: string, name?: Name): Promise<void> {
    await until(`no ${role} ${String(name)}`, async () => !(await this.has(role, name)));
  }

  /** Clicks the element that `find` finds, once it stands still and nothing covers it. */
  async #click(what: string, find: () => Promise<WebElement>): Promise<void> {
    await until(`a click on ${what}`, async () => {
      const element = await find();
      const isClickable = this.driver.executeAsyncScript<boolean>(IS_CLICKABLE, element);
      if (!(await pTimeout(isClickable, { milliseconds: LONGEST_SCRIPT }))) return false;
      await element.click();
      return true;
    });
  }

  press = (role: string, name: Name): Promise<void> =>
    this.#click(`${role} ${String(name)}`, () => this.role(role, name));

  /** Types into what has the focus. */
  type = (text: string): Promise<void> => this.driver.actions().sendKeys(text).perform();

  /** Chooses an option of a list that a field opens. */
  async pick(name: string, option: Name): Promise<void> {
    // The name ends with what is chosen.
    await this.press('combobox', new RegExp(`^${name}`));
    await this.press('option', option);
  }

  /** Types 12 April 1996 into a field for a date of birth. */
  async typeBirthday(): Promise<void> {
    await this.press('spinbutton', 'Day');
    await this.type('12April1996');
  }

  /** Chooses an option of a native select, by the option's text. */
  async select(name: Name, option: string): Promise<void> {
    const chosen = await this.run<boolean>(
      `const [select,text]=arguments;const option=[...select.options].find(({label})=>label===text);
if(!option)return false;
Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype,'value').set.call(select,option.value);
select.dispatchEvent(new Event('change',{bubbles:true}));return true`,
      await this.field(name),
      option,
    );
    if (!chosen) throw new Error(`There is no option ${option}.`);
  }

  /** Gives a file to the field that a file button opens. */
  choose = async (selector: string, file: string): Promise<void> => {
    const field = await until(`a field for a file ${selector}`, async () =>
      (await this.driver.findElements(By.css(selector))).at(0),
    );
    await field.sendKeys(file);
  };

  /** Waits until `ask` gives something other than undefined, null and false. */
  until = until;

  async fill(name: Name, text: string): Promise<void> {
    const field = await this.field(name);
    await this.run(
      'arguments[0].scrollIntoView({block:"center",behavior:"instant"});arguments[0].focus();arguments[0].select?.()',
      field,
    );
    // Typed over the selection: WebKitWebDriver does not release the control key of a chord.
    await field.sendKeys(text);
  }

  value = async (name: Name): Promise<string> =>
    this.run<string>('return arguments[0].value', await this.field(name));

  /** The visible text of the page. */
  text = (): Promise<string> => this.run<string>('return document.body.innerText');

  /** Starts with a session in the browser's store, without the form. */
  async startLoggedIn(account: Pick<Account, 'email' | 'password'>): Promise<void> {
    const { origins } = await sessionState(account);
    await this.goto('/favicon.svg');
    for (const { name, value } of origins.flatMap(({ localStorage }) => localStorage)) {
      await this.run('localStorage.setItem(arguments[0],arguments[1])', name, value);
    }
  }

  async logIn({ email, password }: { readonly email: string; readonly password: string }): Promise<void> {
    await this.goto('/login');
    await this.fill('Email', email);
    await this.fill(/^Password/, password);
    await this.press('button', 'Login');
    await this.atPath('/my-profile');
  }
}
