import {createRequire as cR} from 'module';const require=cR('/work/h57/web/x.js');

// ../cvs/h/f2.ts
import { readFileSync } from "node:fs";

// domain/src/values/limits.ts
var LIMITS = {
  /** Characters, like the limits of the other texts below. */
  name: 60,
  shortText: 80,
  longText: 4e3,
  url: 500,
  handle: 100,
  phone: 40,
  /** Characters of an e-mail address (RFC 5321). */
  email: 254,
  /** Characters of a visitor's message to an actor. */
  message: 2e3,
  skills: 15,
  skill: 200,
  languages: 20,
  photos: 5,
  additionalVideos: 10,
  videoTitle: 80,
  /** Seconds of the longest video: one day. */
  videoSeconds: 86400,
  credits: 60,
  creditText: 120,
  /** Entries of a fact that is a list: accents, or cities in which the actor works as a local. */
  factEntries: 10,
  /** Periods of busy dates: how many there may be, how many days each may have, and how far ahead it may begin. */
  busy: { periods: 20, days: 366, daysAhead: 731 },
  caption: 120,
  screenAge: 120,
  username: { min: 3, max: 30 },
  /** Usernames of one account: the current one and the former ones that still redirect. */
  usernamesHeld: 3,
  /** Usernames that an account may release until it has released none for as many days as a released name is kept. */
  releases: 10,
  /**
   * `maxBytes` limits a stored file, `maxChosenBytes` and `maxChosenPixels` the photo that the browser converts to it:
   * the largest cameras of phones have 108 megapixels, and 200 end a tab. Edges in pixels.
   */
  image: {
    minBytes: 1024,
    maxBytes: 5 * 1024 * 1024,
    maxChosenBytes: 40 * 1024 * 1024,
    maxChosenPixels: 12e7,
    fullEdge: 1600
  },
  notificationsPerHour: 60
};

// domain/src/values/parse-url.ts
function parseUrl(text2) {
  try {
    return new URL(text2);
  } catch {
    return void 0;
  }
}

// domain/src/profile/links.ts
function parseHttp(text2) {
  const url = parseUrl(text2);
  const isHttp = url?.protocol === "http:" || url?.protocol === "https:";
  return isHttp && url.username === "" && url.password === "" ? url : void 0;
}
var LONGEST = 9 * LIMITS.url;
function webAddress(input) {
  if (input.length > LONGEST) return "";
  const text2 = input.trim();
  if (text2 === "") return "";
  const url = parseHttp(/^[a-z][a-z0-9+.-]*:/i.test(text2) ? text2 : `https://${text2}`);
  return url?.hostname.includes(".") || url?.hostname === "localhost" ? url.href : "";
}

// domain/src/values/time.ts
var MINUTE = 6e4;
var HOUR = 60 * MINUTE;
var DAY = 24 * HOUR;
var utcDate = (milliseconds) => new Date(milliseconds).toISOString().slice(0, 10);

// domain/src/values/calendar-day.ts
var DATE = /^(19(0[1-9]|[1-9]\d)|20\d\d)-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
var INDIA_MS = 5.5 * HOUR;
function isCalendarDate(text2) {
  if (!DATE.test(text2)) return false;
  const date = /* @__PURE__ */ new Date(`${text2}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text2);
}
var addDays = (day2, days) => utcDate(Date.parse(day2) + days * DAY);
var dayInIndia = (at = Date.now()) => utcDate(at + INDIA_MS);

// domain/src/values/record.ts
var isRecord = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
var asRecord = (value) => isRecord(value) ? value : {};

// domain/src/values/read-value.ts
var LONGEST_JSON = 65536;
var LOOKED_AT = 4;
function cut(text2, max) {
  const start = text2.trimStart().slice(0, max);
  return start.replace(/[\uD800-\uDBFF]$/, "").trimEnd();
}
var readText = (value, max) => typeof value === "string" ? cut(value, max) : "";
var readLine = (value, max) => readText(value, max).replace(/\s+/g, " ");
var LONGEST_ADDRESS = 9 * LIMITS.url;
var readAddress = (value) => typeof value === "string" && value.length <= LONGEST_ADDRESS ? readLine(value, LONGEST_ADDRESS) : "";
var optionOf = (options, value) => options.find((option) => option === value) ?? "";
var isMonth = (text2) => /^(19|20)\d\d-(0[1-9]|1[0-2])$/.test(text2);
function readMonth(value) {
  const month2 = readText(value, 8);
  return isMonth(month2) ? month2 : "";
}
function readDay(value) {
  const day2 = readText(value, 11);
  return isCalendarDate(day2) ? day2 : "";
}
function readWhole(value, max) {
  const number = typeof value === "string" ? Number(value.slice(0, 20)) : value;
  return typeof number === "number" && number > 0 ? Math.min(Math.trunc(number), max) : 0;
}
function parsed(value) {
  if (typeof value !== "string") return value;
  if (value.length > LONGEST_JSON) return void 0;
  try {
    return JSON.parse(value);
  } catch {
    return void 0;
  }
}
function readList(value, most, read) {
  const list = parsed(value);
  const found = [];
  for (const entry of Array.isArray(list) ? list.slice(0, LOOKED_AT * most) : []) {
    if (found.length === most) break;
    const readable = read(entry);
    if (readable !== void 0) found.push(readable);
  }
  return found;
}
function readLines(value, most, max) {
  const list = typeof value === "string" ? parsed(value) ?? value.slice(0, most * max).split(",") : value;
  const found = readList(list, LOOKED_AT * most, (entry) => readLine(entry, max) || void 0);
  return [...new Set(found)].slice(0, most);
}
function readMap(value, most, read) {
  const found = [];
  if (!isRecord(value)) return {};
  let looked = 0;
  for (const name in value) {
    looked += 1;
    if (found.length === most || looked > LOOKED_AT * most) break;
    const readable = Object.hasOwn(value, name) && name !== "" ? read(value[name]) : void 0;
    if (readable !== void 0) found.push([name, readable]);
  }
  return Object.fromEntries(found);
}

// domain/src/profile/credit.ts
var CREDIT_KINDS = [
  "film",
  "television",
  "web_series",
  "theatre",
  "commercial",
  "short_film",
  "music_video",
  "voice",
  "other",
  "award"
];
var ROLE_SIZES = ["lead", "supporting", "recurring", "cameo", "featured", "ensemble"];
var CREDIT_ORDERS = ["year", "hand"];
var isFilled = (value) => value.trim() !== "";
var isCredit = ({ title, role, production }) => isFilled(title) || isFilled(role) || isFilled(production);
function creditYear(value) {
  const year = typeof value === "string" && /^\d{4}$/.test(value.slice(0, 5)) ? Number(value) : value;
  return typeof year === "number" && Number.isInteger(year) && year >= 1900 && year < 2100 ? year : 0;
}
function readCredit(stored) {
  const { kind, title, role, size, production, year, link } = isRecord(stored) ? stored : { title: stored };
  const credit = {
    kind: optionOf(CREDIT_KINDS, kind) || "other",
    title: readLine(title, LIMITS.creditText),
    role: readLine(role, LIMITS.creditText),
    size: optionOf(ROLE_SIZES, size),
    production: readLine(production, LIMITS.creditText),
    year: creditYear(year),
    link: webAddress(readAddress(link))
  };
  return isCredit(credit) ? credit : void 0;
}
var CREDITS = {
  kind: "list",
  most: LIMITS.credits,
  empty: [],
  read: (stored) => readList(stored, LIMITS.credits, readCredit)
};

// domain/src/values/email-address.ts
var NOT_IN_ADDRESS = /[\s<>()[\]\\",;:\p{C}]/u;
function isEmailAddress(text2) {
  if (text2.length > LIMITS.email) return false;
  const [name, host = "", ...more] = text2.split("@");
  const labels = host.split(".");
  const isAddress = name !== "" && more.length === 0 && labels.length > 1 && (labels.at(-1) ?? "").length > 1;
  const isHost = !labels.includes("") && !host.includes("'");
  return isAddress && isHost && !NOT_IN_ADDRESS.test(text2);
}

// domain/src/values/digits.ts
var DIGIT = /\p{Nd}/u;
function valueOf(digit) {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}
var westernDigits = (text2) => text2.replace(/(?![0-9])\p{Nd}/gu, valueOf);

// domain/src/profile/phone-number.ts
var isForeignNumber;
var LONGEST2 = 100;
var LABEL = /^['"]?(?:(?:tel|telephone|phone|ph|mobile|mob|m|cell|contact|call|whatsapp|wa)[\s.:-]*(?:(?:no|number)[\s.:-]*)?)?/i;
var LABEL_BEHIND = /[\s([{,-]{0,4}(?:tel|phone|mobile|mob|cell|call|whatsapp|wa)[\s)\]}.]{0,4}$/i;
var WRITTEN = /^[\d\s+./·•_()[\]{}\p{Pd}\u2212]+$/u;
var DECIMAL = /\d[.]\d{1,2}$/;
var INDIA = "91";
function readDigits(typed) {
  if (typed.length > LONGEST2) return void 0;
  const plain2 = westernDigits(typed.normalize("NFKC")).replace(/\p{Cf}/gu, "").trim();
  const isAddress = /^tel:/i.test(plain2);
  const text2 = (isAddress ? plain2.split(";", 1)[0] ?? "" : plain2).replace(LABEL, "").replace(LABEL_BEHIND, "");
  if (!WRITTEN.test(text2) || DECIMAL.test(text2)) return void 0;
  const marks = text2.replace(/[([{]\s*0\s*[)\]}]/, "").replace(/[^\d+]/g, "");
  const digits = marks.replace(/^\+/, "");
  const hasCode = marks.startsWith("+") || digits.startsWith("00");
  return { digits: digits.replace(/^00/, ""), hasCode };
}
function indianDigits(digits) {
  const [, number] = /^0?(?:910?)?([1-9]\d{9})$/.exec(digits) ?? [];
  return number === void 0 ? "" : INDIA + number;
}
function foreignDigits(digits) {
  if (!/^[1-9]\d{7,14}$/.test(digits)) return "";
  return isForeignNumber === void 0 || isForeignNumber(digits) ? digits : "";
}
function internationalDigits(typed) {
  const read = readDigits(typed);
  if (!read) return "";
  const { digits, hasCode } = read;
  if (!hasCode) return indianDigits(digits);
  return digits.startsWith(INDIA) ? indianDigits(digits) : foreignDigits(digits);
}

// domain/src/profile/representation.ts
var OF_LINKS = /[?&%]/;
function emailAddress(input) {
  if (input.length > LIMITS.email) return "";
  const address = input.trim();
  return isEmailAddress(address) && !OF_LINKS.test(address) ? address : "";
}
function readRepresentation(stored) {
  const { role, name, company, phone, email, instead } = asRecord(stored);
  const read = {
    role: role === "manager" ? "manager" : "agent",
    name: readLine(name, LIMITS.shortText),
    company: readLine(company, LIMITS.shortText),
    phone: readLine(phone, LIMITS.phone),
    email: emailAddress(readLine(email, LIMITS.shortText)),
    instead: instead === true
  };
  return read.name + read.company + read.phone + read.email === "" ? null : read;
}
var REPRESENTATION = {
  kind: "record",
  empty: null,
  read: readRepresentation
};

// domain/src/site/product.ts
var PRODUCT = {
  name: "Marquee",
  title: "Marquee - Professional Actor Profiles",
  tagline: "Your professional acting portfolio, simplified."
};

// domain/src/values/decode-uri.ts
function decodeUri(part, otherwise = part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return otherwise;
  }
}

// domain/src/profile/whatsapp.ts
var WHATSAPP_TEXT = `Hello, I found your profile on ${PRODUCT.name}!`;

// domain/src/profile/busy-dates.ts
var storedPeriod = ({ first, last }) => `${first}/${last}`;
var lastDayToPlan = (today) => addDays(today, LIMITS.busy.daysAhead);
var LOOKED_AT2 = 4 * LIMITS.busy.periods;
function readPeriod(stored, today) {
  const [first = "", last = "", ...more] = readText(stored, 22).split("/");
  if (more.length > 0 || !isCalendarDate(first) || !isCalendarDate(last)) return void 0;
  const isPlanned = first <= last && last < addDays(first, LIMITS.busy.days);
  return isPlanned && last >= today && first <= lastDayToPlan(today) ? { first, last } : void 0;
}
function mergePeriods(periods2) {
  const found = [];
  for (const period of [...periods2].sort((a, b) => a.first < b.first ? -1 : 1)) {
    const before = found.at(-1);
    if (!before || period.first > addDays(before.last, 1)) {
      found.push(period);
      continue;
    }
    if (period.last <= before.last) continue;
    const longest = addDays(before.first, LIMITS.busy.days - 1);
    const last = period.last < longest ? period.last : longest;
    found[found.length - 1] = { first: before.first, last };
    if (period.last > last) found.push({ first: addDays(last, 1), last: period.last });
  }
  return found;
}
var readPeriods = (stored, today = dayInIndia()) => mergePeriods(readList(stored, LOOKED_AT2, (each) => readPeriod(each, today))).slice(0, LIMITS.busy.periods);

// domain/src/profile/field.ts
var entriesOf = (table) => Object.entries(table);
function emptyValues(table) {
  return Object.fromEntries(entriesOf(table).map(([name, { empty }]) => [name, empty]));
}
function readValues(table, stored, owner) {
  return Object.fromEntries(
    entriesOf(table).map(([name, { read }]) => [
      name,
      read(Object.hasOwn(stored, name) ? stored[name] : void 0, owner)
    ])
  );
}
var line = (about, max = LIMITS.shortText) => ({
  kind: "line",
  empty: "",
  max,
  read: (value) => readLine(value, max),
  ...about
});
var text = (about, max = LIMITS.longText) => ({
  kind: "text",
  empty: "",
  max,
  read: (value) => readText(value, max),
  ...about
});
var choice = (options, about) => ({
  kind: "choice",
  options,
  empty: "",
  read: (value) => optionOf(options, value),
  ...about
});
var openChoice = (options, about) => ({
  kind: "choice",
  options,
  max: LIMITS.shortText,
  empty: "",
  read: (value) => readLine(value, LIMITS.shortText),
  ...about
});
var month = (about) => ({
  kind: "month",
  empty: "",
  read: readMonth,
  ...about
});
var day = (about) => ({
  kind: "day",
  empty: "",
  read: readDay,
  ...about
});
var periods = (about) => ({
  kind: "periods",
  empty: [],
  read: (value) => readPeriods(value).map(storedPeriod),
  ...about
});
var whole = (max, about) => ({
  kind: "whole",
  empty: 0,
  max,
  read: (value) => readWhole(value, max),
  ...about
});
var flag = (about, empty = false, missing = false) => ({
  kind: "flag",
  empty,
  read: (value) => typeof value === "boolean" ? value : missing,
  ...about
});
var lines = (most, about, max = LIMITS.shortText) => ({
  kind: "list",
  empty: [],
  most,
  max,
  read: (value) => readLines(value, most, max),
  ...about
});

// domain/src/profile/options.ts
var CITIES = [
  "Mumbai",
  "Delhi",
  "Bangalore",
  "Chennai",
  "Kolkata",
  "Hyderabad",
  "Pune",
  "Ahmedabad"
];
var LOCATIONS = [...CITIES, "Other"];
var LANGUAGES = [
  "Hindi",
  "English",
  "Tamil",
  "Telugu",
  "Bengali",
  "Marathi",
  "Gujarati",
  "Kannada",
  "Malayalam",
  "Punjabi",
  "Urdu",
  "Bhojpuri",
  "Other"
];
var VIDEO_PLATFORMS = ["youtube", "instagram"];
var LANGUAGE_LEVELS = ["native", "fluent", "conversational", "basic"];

// domain/src/profile/facts.ts
var ASSOCIATIONS = [
  "CINTAA",
  "AMMA",
  "MAA",
  "Nadigar Sangam",
  "KFAA",
  "West Bengal Motion Picture Artists\u2019 Forum"
];
var HAIR = [
  "black",
  "dark_brown",
  "brown",
  "light_brown",
  "blonde",
  "red",
  "grey",
  "salt_and_pepper",
  "white",
  "coloured",
  "bald"
];
var FACTS = {
  gender: openChoice(["female", "male", "non_binary", "other"], { group: "looks", shown: "row" }),
  pronouns: openChoice(["she_her", "he_him", "they_them"], { group: "looks", shown: "row" }),
  eyes: openChoice(["black", "dark_brown", "brown", "hazel", "green", "blue", "grey"], {
    group: "looks",
    shown: "row"
  }),
  hair: openChoice(HAIR, { group: "looks", shown: "row" }),
  build: openChoice(["slim", "average", "athletic", "muscular", "petite", "curvy", "plus_size"], {
    group: "looks",
    shown: "row"
  }),
  chest: line({ group: "sizes", shown: "size" }),
  waist: line({ group: "sizes", shown: "size" }),
  hips: line({ group: "sizes", shown: "size" }),
  shoe: line({ group: "sizes", shown: "size" }),
  collar: line({ group: "sizes", shown: "size" }),
  /** Where the actor can work as a local. */
  local_cities: lines(LIMITS.factEntries, { group: "work", shown: "glance", suggestions: CITIES }),
  /** Accents and dialects. */
  accents: lines(LIMITS.factEntries, { group: "work", shown: "row" }),
  association: line({ group: "papers", shown: "row", suggestions: ASSOCIATIONS }),
  association_number: line({ group: "papers", shown: "beside", beside: "association" }),
  driving_licence: openChoice(["two_wheeler", "car", "car_and_two_wheeler", "commercial", "none"], {
    group: "papers",
    shown: "row"
  }),
  passport_until: month({ group: "papers", shown: "row" }),
  travel: choice(["yes", "no"], { group: "work", shown: "row" }),
  /** From when the actor is free for work; a past day is allowed; '' for 'ask me'. */
  available_from: day({ group: "dates", shown: "glance" }),
  busy: periods({ group: "dates", shown: "glance" })
};
var FACT_NAMES = Object.keys(FACTS);
var EMPTY_FACTS = emptyValues(FACTS);

// domain/src/profile/height.ts
var UNITS = {
  cm: String.raw`cms?|c ?m|centi ?met(?:er|re)s?|से ?मी|सेंटी ?मीटर|सेन्टी ?मीटर|সে ?মি|সেন্টিমিটার|ਸੈ ?ਮੀ|ਸੈਂਟੀਮੀਟਰ|સે ?મી|સેન્ટિમીટર|ସେ ?ମି|ସେଣ୍ଟିମିଟର|செ ?மீ|சென்டிமீட்டர்|సెం ?మీ|సెంటీమీటర్లు|ಸೆಂ ?ಮೀ|ಸೆಂಟಿಮೀಟರ್|സെ ?മീ|സെന്റിമീറ്റർ|سم|سینٹی ?میٹر`,
  m: String.raw`m|mtrs?|mts|met(?:er|re)s?|मी|मीटर|মি|মিটার|ਮੀ|ਮੀਟਰ|મી|મીટર|ମି|ମିଟର|மீ|மீட்டர்|మీ|మీటర్లు|ಮೀ|ಮೀಟರ್|മീ|മീറ്റർ|میٹر`,
  ft: String.raw`'|f|fts?|fit|feets?|foot|foots|फुट|फूट|फीट|फिट|ফুট|ফিট|ਫੁੱਟ|ਫੁਟ|ફૂટ|ફુટ|ଫୁଟ|அடி|అడుగులు|అడుగుల|అడుగు|ಅಡಿ|അടി|فٹ|فیٹ`,
  in: String.raw`"|i|ins?|inchs?|inches|इंच|इन्च|ইঞ্চি|ਇੰਚ|ઇંચ|ଇଞ୍ଚ|அங்குலம்|அங்குல|అంగుళాలు|అంగుళాల|అంగుళం|ಇಂಚು|ಅಂಗುಲ|ഇഞ്ച്|انچ`
};
var MEASURE = new RegExp(
  String.raw`^(\d{1,3}(?:\.\d{1,2})?) ?(?:${Object.keys(UNITS).map((unit) => `(?<${unit}>(?:${UNITS[unit]})(?![\\p{L}\\p{M}]))`).join("|")})?`,
  "u"
);
var BETWEEN = /^(?:[\s,;:=/|()[\]~+-]|(?:height|tall|about|around|approx|approximately|and|or|कद|लंबाई|लम्बाई|लगभग|और|या)(?![\p{L}\p{M}]))/u;
var LONGEST3 = 120;
var CENTIMETRES_PER_INCH = 2.54;
var PLAUSIBLE = { min: 50, max: 273 };
var ROUNDING = 2.6;
var SPOKEN = new Map(
  "one:1 two:2 three:3 four:4 five:5 six:6 seven:7 eight:8 nine:9 ten:10 eleven:11 \u090F\u0915:1 \u0926\u094B:2 \u0924\u0940\u0928:3 \u091A\u093E\u0930:4 \u092A\u093E\u0901\u091A:5 \u092A\u093E\u0902\u091A:5 \u091B\u0939:6 \u091B\u0903:6 \u091B:6 \u0938\u093E\u0924:7 \u0906\u0920:8 \u0928\u094C:9 \u0926\u0938:10 \u0917\u094D\u092F\u093E\u0930\u0939:11".split(" ").map((pair) => {
    const [word = "", number = ""] = pair.split(":");
    return [word, number];
  })
);
function plainText(typed) {
  return westernDigits(typed.replace(/[´˝]/g, (accent) => accent === "\xB4" ? "'" : '"').normalize("NFKC")).toLowerCase().replace(/[\p{Cf}\u093c\u09bc\u0a3c\u0abc\u0b3c]/gu, "").replace(/['’‘′`´ʹʼ\u055a\ua78c]{2}|[“”„″〃]/g, '"').replace(/[’‘′`´ʹʼ\u055a\ua78c]/g, "'").replace(/[\p{Pd}\u2212]/gu, "-").replace(/\u066b/g, ".").replace(/(\d) ?(?:1[/⁄]2)(?!\d)/g, "$1.5").replace(/(\d) ?(?:1[/⁄]4)(?!\d)/g, "$1.25").replace(/(\d) ?(?:3[/⁄]4)(?!\d)/g, "$1.75").replace(/(\d),(\d)/g, "$1.$2").replace(/([^\d\s])\./g, "$1").replace(/\s+/g, " ").replace(/[\p{L}\p{M}]+/gu, (word) => SPOKEN.get(word) ?? word).replace(/(\d) ?'-/g, "$1'").replace(/(' ?\d{1,2}(?:\.\d)?)"? ?(?:ft|feet|in|inch|inches)$/, "$1").replace(/\.$/, "");
}
function partsOf(typed) {
  const parts = [];
  for (let rest = plainText(typed); rest !== ""; ) {
    const measure = MEASURE.exec(rest);
    const skipped = measure ?? BETWEEN.exec(rest);
    if (!skipped) return void 0;
    rest = rest.slice(skipped[0].length);
    const unit = Object.keys(UNITS).find((each) => measure?.groups?.[each] !== void 0);
    if (measure?.[1] !== void 0) parts.push({ number: measure[1], unit });
  }
  return parts;
}
function feetAndInches(feet, inches = 0) {
  const [whole2 = "", written = "0"] = feet.split(".");
  const all = Number(written) + inches;
  if (all >= 12 || written !== "0" && inches > 0) return void 0;
  return { inches: Number(whole2) * 12 + all };
}
function withoutUnit(number) {
  if (/^\d{2,3}(?:\.\d+)?$/.test(number)) return { cm: Number(number) };
  if (/^[12]\.\d{1,2}$/.test(number)) return { cm: Number(number) * 100 };
  return number.includes(".") ? feetAndInches(number) : void 0;
}
var isCentimetresAfter = (metres, second) => !metres.number.includes(".") && second !== void 0 && /^\d{2}$/.test(second.number) && (second.unit === "cm" || second.unit === void 0);
function firstMeasure(parts) {
  const [first, second] = parts;
  if (!first) return void 0;
  const isSecondInches = second !== void 0 && (second.unit === "in" || second.unit === void 0);
  const followed = (measure, taken) => measure && [measure, parts.slice(taken)];
  switch (first.unit) {
    case "cm":
      return followed({ cm: Number(first.number) }, 1);
    case "m":
      return isCentimetresAfter(first, second) ? followed({ cm: Number(first.number) * 100 + Number(second?.number) }, 2) : followed({ cm: Number(first.number) * 100 }, 1);
    case "ft":
      return isSecondInches ? followed(feetAndInches(first.number, Number(second.number)), 2) : followed(feetAndInches(first.number), 1);
    case "in":
      if (second?.unit === "ft") return followed(feetAndInches(first.number, Number(second.number)), 2);
      return followed(
        /^[3-7]\.\d{1,2}$/.test(first.number) ? feetAndInches(first.number) : { inches: Number(first.number) },
        1
      );
    case void 0:
      return isSecondInches && /^0?\d$/.test(first.number) ? followed(feetAndInches(first.number, Number(second.number)), 2) : followed(withoutUnit(first.number), 1);
  }
}
var centimetres = (measure) => "cm" in measure ? measure.cm : measure.inches * CENTIMETRES_PER_INCH;
function readHeight(typed) {
  if (typed.length > LONGEST3) return "";
  const measures = [];
  for (let parts = partsOf(typed) ?? []; parts.length > 0; ) {
    const read = firstMeasure(parts);
    if (!read) return "";
    measures.push(read[0]);
    parts = read[1];
  }
  const [first] = measures;
  if (!first || measures.some((each) => Math.abs(centimetres(each) - centimetres(first)) > ROUNDING))
    return "";
  const cm = centimetres(measures.find((each) => "cm" in each) ?? first);
  if (cm < PLAUSIBLE.min || cm > PLAUSIBLE.max) return "";
  const typedInches = measures.find((each) => "inches" in each);
  const inches = typedInches ? Math.round(typedInches.inches * 2) / 2 : Math.round(cm / CENTIMETRES_PER_INCH);
  const half = inches % 1 === 0 ? "" : "\xBD";
  return `${String(Math.floor(inches / 12))}'${String(Math.floor(inches % 12))}${half}" (${String(Math.round(cm))} cm)`;
}
var heightSpelling = (height) => readHeight(height) || height;
var isHeight = (typed) => readHeight(typed) !== "";

// domain/src/profile/shot.ts
var SHOTS = ["close_up", "mid", "full_length", "left", "right", "smile", "look"];

// domain/src/profile/picture.ts
var STEPS = {
  480: { mark: "thumb", edge: ({ width, height }) => Math.max(width, height) },
  800: { mark: "medium", edge: ({ width }) => width }
};
var PICTURE_STEPS = Object.keys(STEPS).map(Number);
var picturePath = (uid, file) => `profiles/${uid}/${file}`;
function stepFile(file, step) {
  const mark = `${file.startsWith("profile/") ? "-" : "_"}${STEPS[step].mark}`;
  return file.replace(/(?=\.\w+$)/, mark);
}
var FILE = /^(?:profile|gallery|videos)\/[\w.-]{1,160}\.(?:png|jpg|jpeg|gif|webp)$/;
var LONGEST_FILE = 180;
var COLOR = /^#[0-9a-f]{6}$/;
function fileOf(address, owner) {
  const url = readAddress(address);
  const encoded = /^https?:\/\/[^/]+\/v0\/b\/[^/]+\/o\/([^/?#]+)/.exec(url)?.[1] ?? "";
  const folder = encodeURIComponent(picturePath(owner, ""));
  return encoded.startsWith(folder) ? encoded.slice(folder.length).replace("%2F", "/") : "";
}
function fromAddress(stored, owner) {
  const { url, thumb_url, width, height, caption, photographer, taken } = isRecord(stored) ? stored : { url: stored };
  const file = fileOf(url, owner);
  const thumb = fileOf(thumb_url, owner);
  return {
    file,
    width,
    height,
    caption,
    photographer,
    taken,
    steps: PICTURE_STEPS.filter((step) => stepFile(file, step) === thumb)
  };
}
function readPicture(stored, owner) {
  const { file, width, height, steps, color, caption, photographer, taken, shot } = isRecord(stored) && "file" in stored ? stored : fromAddress(stored, owner);
  const name = readText(file, LONGEST_FILE);
  const shade = readText(color, 8);
  if (!FILE.test(name)) return null;
  return {
    file: name,
    width: readWhole(width, 99999),
    height: readWhole(height, 99999),
    steps: PICTURE_STEPS.filter((step) => Array.isArray(steps) && steps.slice(0, 9).includes(step)),
    color: COLOR.test(shade) ? shade : "",
    caption: readLine(caption, LIMITS.caption),
    photographer: readLine(photographer, LIMITS.shortText),
    taken: readMonth(taken),
    shot: optionOf(SHOTS, shot)
  };
}
var PICTURE = { kind: "record", empty: null, read: readPicture };

// domain/src/profile/social.ts
function readSocial(stored) {
  const { facebook, instagram, imdb, website } = asRecord(stored);
  return {
    facebook: readLine(facebook, LIMITS.url),
    instagram: readLine(instagram, LIMITS.url),
    imdb: readLine(imdb, LIMITS.url),
    website: readAddress(website)
  };
}
var SOCIAL = {
  kind: "map",
  most: 4,
  empty: { facebook: "", instagram: "", imdb: "", website: "" },
  read: readSocial
};

// domain/src/profile/video-details.ts
var VIDEO_KINDS = [
  "showreel",
  "scene",
  "monologue",
  "self_tape",
  "commercial",
  "music_video",
  "dance",
  "interview",
  "other"
];
var NO_VIDEO_DETAILS = { title: "", kind: "", seconds: 0, thumb: null };
function readDetails(stored, owner) {
  const { title, kind, seconds, thumb } = asRecord(stored);
  const length = readWhole(seconds, LIMITS.videoSeconds + 1);
  return {
    title: readLine(title, LIMITS.videoTitle),
    kind: optionOf(VIDEO_KINDS, kind),
    seconds: length > LIMITS.videoSeconds ? 0 : length,
    thumb: readPicture(thumb, owner)
  };
}
function readVideo(stored, owner) {
  const { url, platform } = isRecord(stored) ? stored : { url: stored };
  const address = readAddress(url);
  const isUnnamed = platform === void 0 || platform === null || platform === "";
  const named = isUnnamed ? /instagr/i.test(address) ? "instagram" : "youtube" : platform;
  const known = optionOf(VIDEO_PLATFORMS, named);
  if (address === "" || known === "") return void 0;
  return { platform: known, url: address, ...readDetails(stored, owner) };
}
var VIDEO_DETAILS = { kind: "map", empty: NO_VIDEO_DETAILS, read: readDetails };
var VIDEOS = {
  kind: "list",
  most: LIMITS.additionalVideos,
  empty: [],
  read: (stored, owner) => readList(stored, LIMITS.additionalVideos, (video) => readVideo(video, owner))
};
var SKILL_VIDEOS = {
  kind: "map",
  most: LIMITS.skills,
  empty: {},
  read: (stored) => readMap(stored, LIMITS.skills, (address) => webAddress(readAddress(address)) || void 0)
};

// domain/src/values/without-end.ts
function withoutEnd(text2, isDropped) {
  let end = text2.length;
  while (end > 0 && isDropped(text2.charAt(end - 1))) end -= 1;
  return text2.slice(0, end);
}

// domain/src/profile/video.ts
var HOST = /^(?:(?:www|m|music|gaming|studio)\.)?youtube\.com$|^(?:www\.)?youtube-nocookie\.com$/;
var ID = /^[\w-]{11}$/;
var NO_IDS = ["videoseries", "live_stream"];
var BEFORE_ID = ["embed", "shorts", "live", "v", "e", "vi", "video"];
var LONGEST4 = 2e3;
var isAround = (character) => /[\s.,;:!?'"’”»)\]}>…]/.test(character);
function idIn({ hostname, pathname, searchParams }) {
  const [first = "", second] = pathname.split("/").filter((part) => part !== "");
  if (/^(?:www\.)?youtu\.be$/.test(hostname)) return first;
  if (!HOST.test(hostname)) return void 0;
  if (first === "watch") return second ?? searchParams.get("v");
  if (BEFORE_ID.includes(first)) return second;
  const shared = first === "attribution_link" ? searchParams.get("u") : null;
  return shared === null ? void 0 : parseUrl(`https://youtube.com${shared}`)?.searchParams.get("v");
}
function youtubeId(address) {
  if (address.length > LONGEST4) return void 0;
  const text2 = withoutEnd(address.replace(/\p{Cf}/gu, "").trim(), isAround);
  const url = parseUrl(/^[a-z]+:\/\//i.test(text2) ? text2 : `https://${text2}`);
  if (!url || url.protocol !== "https:" && url.protocol !== "http:") return void 0;
  const id = idIn(url);
  return typeof id === "string" && ID.test(id) && !NO_IDS.includes(id) ? id : void 0;
}

// domain/src/profile/profile-fields.ts
var FACTS_FIELD = {
  kind: "map",
  most: 2 * Object.keys(FACTS).length,
  empty: EMPTY_FACTS,
  read: (stored, owner) => readValues(FACTS, asRecord(stored), owner)
};
var LEVELS = {
  kind: "map",
  most: LIMITS.languages,
  empty: {},
  read: (stored) => readMap(stored, LIMITS.languages, (level) => optionOf(LANGUAGE_LEVELS, level) || void 0)
};
var PHOTOS = {
  kind: "list",
  most: LIMITS.photos,
  empty: [],
  read: (stored, owner) => readList(stored, LIMITS.photos, (photo) => readPicture(photo, owner) ?? void 0)
};
var ORDER = {
  kind: "choice",
  options: CREDIT_ORDERS,
  empty: "year",
  read: (stored) => optionOf(CREDIT_ORDERS, stored) || "year"
};
var FIELDS = {
  first_name: line({ section: "basics" }, LIMITS.name),
  last_name: line({ section: "basics" }, LIMITS.name),
  /** Whether the first name is the whole name, and the last name is empty. */
  one_name: flag({ section: "basics" }),
  username: line({ section: "basics" }),
  /** YYYY-MM-DD. */
  date_of_birth: { ...line({ section: "basics" }, LIMITS.phone), private: true },
  height: {
    ...line({ section: "basics", hide: "height", check: isHeight, problem: "height" }),
    read: (value) => heightSpelling(readLine(value, LIMITS.shortText))
  },
  profile_image: { ...PICTURE, section: "photos" },
  photos: { ...PHOTOS, section: "photos" },
  introduction: text({ section: "introduction" }),
  education: text({ section: "introduction", hide: "education" }),
  /** In the owner's own order. */
  credits: { ...CREDITS, section: "credits", hide: "credits" },
  credits_order: { ...ORDER, section: "credits" },
  social: { ...SOCIAL, section: "videos" },
  introduction_video: line(
    {
      section: "videos",
      check: (address) => youtubeId(address) !== void 0,
      problem: "introductionVideo"
    },
    LIMITS.url
  ),
  introduction_video_details: { ...VIDEO_DETAILS, section: "videos" },
  additional_videos: { ...VIDEOS, section: "videos" },
  location: line({ section: "facts" }),
  /** 0 when not given. */
  screen_age_min: whole(LIMITS.screenAge, { section: "facts", hide: "screen_age" }),
  screen_age_max: whole(LIMITS.screenAge, { section: "facts", hide: "screen_age" }),
  facts: { ...FACTS_FIELD, section: "facts" },
  skills: lines(LIMITS.skills, { section: "skills" }, LIMITS.skill),
  languages: lines(LIMITS.languages, { section: "skills" }),
  language_levels: { ...LEVELS, section: "skills" },
  skill_videos: { ...SKILL_VIDEOS, section: "skills" },
  phone_number: {
    ...line(
      {
        section: "contact",
        check: (phone) => internationalDigits(phone) !== "",
        problem: "phone"
      },
      LIMITS.phone
    ),
    private: true
  },
  show_whatsapp: { ...flag({ section: "contact" }, true, true), private: true },
  /** The link of the WhatsApp button; '' in the public document while the contact shield is on. */
  whatsapp_link: line({ section: "contact" }, LIMITS.url),
  /** Whether the public document lacks the WhatsApp link: visitors then ask the function `askContact` for it. */
  contact_shield: flag({ section: "contact" }, true),
  /** Whether visitors may send an e-mail through the product. */
  accepts_messages: flag({ section: "contact" }, true),
  representation: { ...REPRESENTATION, section: "representation", hide: "representation" },
  is_profile_public: flag({ section: "privacy" })
};

// domain/src/profile/hidden-facts.ts
var HIDES = Object.fromEntries([
  ...Object.entries(FIELDS).flatMap(
    ([name, field]) => "hide" in field ? [[name, field.hide]] : []
  ),
  ...FACT_NAMES.map((name) => [name, name])
]);
var HIDEABLE = [...new Set(Object.values(HIDES))];
var isFact = (name) => Object.hasOwn(FACTS, name);
function withValues(form, values) {
  const entries = Object.entries(values);
  return {
    ...form,
    ...Object.fromEntries(entries.filter(([name]) => !isFact(name))),
    facts: {
      ...form.facts ?? EMPTY_FACTS,
      ...Object.fromEntries(entries.filter(([name]) => isFact(name)))
    }
  };
}
var hiddenNames = (hidden) => HIDEABLE.filter((name) => Object.keys(HIDES).some((field) => HIDES[field] === name && field in hidden));
var withHidden = (form, hidden) => withValues(form, hidden);

// domain/src/profile/name.ts
var ENDINGS = new Set(
  "ai app art biz bid blog buzz cc click club co com design dev digital edu email example fans film fun gg gov help in info ink io jobs life link live lol ly media me mobi money movie net news online org page party pro pw ru shop site social space sex store stream studio support tech test to today top tv uk us video vip website wiki win work world xxx xyz zone \u092D\u093E\u0930\u0924".split(
    " "
  )
);

// domain/src/profile/social-account.ts
var words = (text2) => new Set(text2.split(/\s+/));
var INSTAGRAM_TABS = words("channel feed followers following guides live reels tagged");
var FACEBOOK_TABS = words(
  "about community followers following friends mentions music photos photos_albums photos_by photos_of posts reels reviews services sports videos"
);
var digitsIn = (text2 = "") => /^\d{5,20}$/.exec(text2)?.[0];
var facebookId = (id) => id && `profile.php?id=${id}`;
function instagramHandle(parts, query, host) {
  const [first = "", second, ...more] = parts;
  if (host === "user") return query.get("username") ?? void 0;
  if (first === "_u" || host === "ig.me" && first === "m") return more.length === 0 ? second : void 0;
  if (second === void 0) return first;
  return more.length === 0 && INSTAGRAM_TABS.has(second) ? first : void 0;
}
function facebookHandle(parts, query) {
  const [first = "", second, third, ...more] = parts;
  if (first === "profile.php")
    return second === void 0 ? facebookId(digitsIn(query.get("id") ?? "")) : void 0;
  if (first === "people") return facebookId(digitsIn(third));
  if (first === "p") return facebookId(digitsIn(/-(\d+)$/.exec(second ?? "")?.[1]));
  if (first === "pages") return facebookId(digitsIn(third) ?? digitsIn(/-(\d+)$/.exec(more[0] ?? "")?.[1]));
  if (first === "pg") return second;
  if (second !== void 0 && !(third === void 0 && FACEBOOK_TABS.has(second))) return void 0;
  return facebookId(digitsIn(first)) ?? first;
}
function imdbHandle(parts) {
  const [name, handle] = /^[a-z]{2}(?:-[a-z]{2,4})?$/i.test(parts[0] ?? "") ? parts.slice(1) : parts;
  return name === "name" ? handle?.toLowerCase() : void 0;
}
var SITES = {
  instagram: {
    host: /^(?:(?:m|touch)\.)?instagram\.com$|^instagr\.am$|^ig\.me$|^user$/,
    url: "https://www.instagram.com/",
    inAddress: instagramHandle,
    handle: /^(?!.*\.\.|www\.|instagram\.com$)[a-z0-9_][a-z0-9._]{0,29}$/i,
    own: words(
      "about accounts api ar archive ads blog business challenge create creators data developer developers direct download emails explore graphql guide guides help hashtag igtv instagram invites jobs legal lite live locations login nametag oauth p press privacy qr reel reels safety session settings share shop signup static stories support tags terms topics tv web your_activity"
    )
  },
  facebook: {
    host: /^(?:(?:m|mbasic|mobile|touch|web|free|p|[a-z]{2}(?:-[a-z]{2})?)\.)?(?:facebook|fb)\.com$|^fb\.me$|^m\.me$/,
    url: "https://www.facebook.com/",
    inAddress: facebookHandle,
    handle: /^(?:(?!.*\.php$)[a-z0-9][\w.-]*|profile\.php\?id=\d{1,20})$/i,
    own: words(
      "about ads ajax ajaxs business careers checkpoint developers dialog directory donate events facebook feed friends fundraisers gaming games groups hashtag help home jobs latest legal live login marketplace me media memories messages notes notifications pages people permalink photo photos places plugins policies policy privacy public recover reel reels reg saved search settings share sharer signup stories story terms tr video videos watch"
    )
  },
  imdb: {
    host: /^(?:(?:m|pro)\.)?imdb\.com$/,
    url: "https://www.imdb.com/name/",
    inAddress: imdbHandle,
    handle: /^nm\d{5,12}$/,
    own: /* @__PURE__ */ new Set()
  }
};

// domain/src/profile/profile.ts
var EMPTY = emptyValues(FIELDS);
var FIELD_NAMES = Object.keys(FIELDS);
var PUBLIC_NAMES = FIELD_NAMES.filter(
  (name) => !("private" in FIELDS[name])
);
var PRIVATE_NAMES = FIELD_NAMES.filter((name) => "private" in FIELDS[name]);
var pick = (values, names) => Object.fromEntries(names.map((name) => [name, values[name]]));
function emptyProfile(id) {
  return {
    ...pick(EMPTY, PUBLIC_NAMES),
    id,
    former_usernames: [],
    is_profile_complete: false,
    has_contact: false,
    confirmed_at: null
  };
}
var EMPTY_CONTACT = {
  ...pick(EMPTY, PRIVATE_NAMES),
  whatsapp_link: EMPTY.whatsapp_link,
  hidden: {}
};
function profileForm(profile, contact) {
  const whatsapp_link = contact.whatsapp_link || profile.whatsapp_link;
  const filled = pick({ ...profile, ...contact, whatsapp_link }, FIELD_NAMES);
  return { ...withHidden(filled, contact.hidden), hidden: hiddenNames(contact.hidden) };
}

// domain/src/profile/skills.ts
var CATALOGUE = {
  "Acting & Performance": [
    "Acting (Film)",
    "Acting (TV / Web Series)",
    "Theatre Acting",
    "Improvisation",
    "Comedy Acting",
    "Voice Acting",
    "Dubbing Artist",
    "Character Voices",
    "Mimicry",
    "Hosting / Anchoring",
    "Emoting Without Dialogue",
    "Script Reading",
    "Cold Reading",
    "Method Acting",
    "Monologue Performance"
  ],
  Dance: ["Dance (General)", "Bollywood Dance", "Classical Dance", "Bharatanatyam", "Kathak", "Odissi"],
  "Fitness & Movement": [
    "Yoga",
    "Pilates",
    "Gymnastics",
    "Acrobatics",
    "Parkour",
    "Horse Riding",
    "Bike Riding",
    "Car Driving",
    "Swimming",
    "Skating",
    "Rollerblading",
    "Cycling",
    "Climbing",
    "Running",
    "Dance-based Fitness"
  ],
  "Music & Vocals": [
    "Singing (General)",
    "Playback Singing",
    "Indian Classical Singing",
    "Western Singing",
    "Rap",
    "Beatboxing",
    "Humming",
    "Guitar",
    "Tabla",
    "Piano / Keyboard",
    "Drums",
    "Flute",
    "Violin",
    "Harmonium",
    "Ukulele"
  ],
  "Modeling & Commercial": [
    "Modeling (General)",
    "Ramp Walk",
    "Fashion Posing",
    "Print Modeling",
    "TVC Performance",
    "Product Demo Acting",
    "Lifestyle Shoot Experience",
    "Hair Modeling",
    "Hand Modeling",
    "Foot Modeling",
    "Expression Modeling"
  ]
};
var SKILL_CATEGORIES = Object.keys(CATALOGUE);
var slug = (name) => name.toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
var SKILLS = SKILL_CATEGORIES.flatMap(
  (category) => CATALOGUE[category].map((skill_name) => ({ id: slug(skill_name), category, skill_name }))
);
var byIdOrName = new Map(
  SKILLS.flatMap((skill) => [[skill.id, skill], [skill.skill_name, skill]])
);
function findSkill(stored) {
  return byIdOrName.get(stored);
}
function skillName(stored) {
  const catalogued = findSkill(stored);
  if (catalogued) return catalogued.skill_name;
  if (!/^(temp|custom)-/.test(stored)) return stored;
  return decodeUri(stored.split("-").slice(2).join("-"));
}

// web/src/profile-form/fields/with-language.ts
var OTHER = "Other";
var LISTED = LANGUAGES.filter((language) => language !== OTHER);

// web/src/profile-form/old-cv/cv-line.ts
var PLAIN = { size: 10, isBold: false, isUnderlined: false };
var looseLine = (texts, style = PLAIN) => ({
  cells: texts.map((text2, index) => ({ text: text2, left: index, right: index })),
  style,
  isPlaced: false,
  pitch: 0,
  begins: "below",
  isTable: false,
  isLegacy: false
});
var BULLETS = "\\u2022\\u2023\\u2043\\u2219\\u2190-\\u21FF\\u25A0-\\u25FF\\u2605\\u2606\\u2700-\\u27BF\\u2B00-\\u2BFF\xB7";
var filledCells = ({ cells }) => cells.filter(({ text: text2 }) => text2 !== "");
var textOfLine = (line2) => filledCells(line2).map(({ text: text2 }) => text2).join("	");
var isProse = (text2) => /\s\p{Ll}+ \p{Ll}+ \p{Ll}+\s.*(?:\p{Ll}{3}\.|…|\.\.\.)$/u.test(text2.slice(0, 1e3));
var isCapitals = (text2) => /\p{Lu}/u.test(text2) && !/\p{Ll}/u.test(text2);

// web/src/profile-form/old-cv/split-text.ts
var BETWEEN_EDGES = /[^\s,;:|/*…·•–—-](?:.*[^\s,;:|/*·•–—-])?/su;
var trimmed = (text2) => (BETWEEN_EDGES.exec(text2)?.[0] ?? "").replace(/\s+/g, " ");
var BULLET = new RegExp(
  `^(?:[\\s*>#${BULLETS}\u2013\u2014-]|\\+(?!\\d)|\\p{Extended_Pictographic}|\\p{Emoji_Modifier}|\\uFE0F)+|^\\(?\\p{Nd}{1,2}[.)](?:\\s+|(?=\\p{L}))|^\\(?(?:i{1,3}|i?v|ix|vi{1,3}|xi{1,3}|[a-h])[.)]\\s+`,
  "u"
);
var withoutBullet = (line2) => line2.replace(BULLET, "").replace(BULLET, "").trim();
var QUOTED = /^(?:["“„]([^"“”„]+)["”“]|['‘]([^‘’]+)['’]|«([^»]+)»)$/u;
var withoutQuotes = (text2) => {
  const [, ...quoted] = QUOTED.exec(text2) ?? [];
  return quoted.find(Boolean)?.trim() ?? text2;
};
var COMMA = /[,،]/g;
function splitOutside(text2, separator) {
  const outside = text2.replace(/[([{][^()[\]{}]*[)\]}]/g, (inside) => "\0".repeat(inside.length));
  const parts = [];
  let from = 0;
  for (const { 0: sign, index } of outside.matchAll(separator)) {
    parts.push(text2.slice(from, index));
    from = index + sign.length;
  }
  return [...parts, text2.slice(from)];
}
var DASH = /\s[–-]{1,2}\s?|[–-]{1,2}\s|—/g;
var SLASH = /\s\/{1,2}\s/g;
var ARROW = /\s(?:[→~…]|>{1,3}|[=-]+>|::|\.{3,5})\s/g;
var TAB = /\t/g;
var BAR = /\|/g;
var isOneWork = (line2) => [TAB, ARROW].some((sign) => splitOutside(line2, sign).length > 1);
var SEPARATORS = [
  TAB,
  BAR,
  / {3,}/g,
  /;/g,
  /\s[·•]\s/g,
  ARROW,
  DASH,
  SLASH,
  COMMA
];
function splitLine(line2, separators = SEPARATORS) {
  const ways = separators.map((separator) => ({ separator, parts: splitOutside(line2, separator) }));
  const countOf = (sign) => ways.find(({ separator }) => separator === sign)?.parts.length ?? 1;
  const isSlash = countOf(SLASH) >= countOf(COMMA);
  const way = ways.find(({ separator, parts }) => parts.length > 1 && (separator !== SLASH || isSlash));
  return (way?.parts ?? [line2]).map(trimmed);
}
var splitAtCommas = (text2) => splitOutside(text2, COMMA).map(trimmed).filter(Boolean);

// web/src/profile-form/old-cv/cv-languages.ts
var SPELLINGS = {
  \u0939\u093F\u0902\u0926\u0940: "Hindi",
  \u0939\u093F\u0928\u094D\u0926\u0940: "Hindi",
  \u0905\u0902\u0917\u094D\u0930\u0947\u091C\u0940: "English",
  \u0905\u0902\u0917\u094D\u0930\u0947\u091C\u093C\u0940: "English",
  \u0907\u0902\u0917\u094D\u0932\u093F\u0936: "English",
  \u0924\u092E\u093F\u0932: "Tamil",
  \u0924\u0947\u0932\u0941\u0917\u0941: "Telugu",
  \u092C\u093E\u0902\u0917\u094D\u0932\u093E: "Bengali",
  \u092C\u0902\u0917\u093E\u0932\u0940: "Bengali",
  bangla: "Bengali",
  \u092E\u0930\u093E\u0920\u0940: "Marathi",
  \u0917\u0941\u091C\u0930\u093E\u0924\u0940: "Gujarati",
  \u0915\u0928\u094D\u0928\u0921\u093C: "Kannada",
  \u092E\u0932\u092F\u093E\u0932\u092E: "Malayalam",
  \u092A\u0902\u091C\u093E\u092C\u0940: "Punjabi",
  \u0909\u0930\u094D\u0926\u0942: "Urdu",
  \u092D\u094B\u091C\u092A\u0941\u0930\u0940: "Bhojpuri"
};
var MORE_LANGUAGES = new Set(
  "Assamese Odia Oriya Konkani Sanskrit Sindhi Kashmiri Dogri Maithili Manipuri Nepali Tulu Haryanvi Rajasthani Marwari Garhwali Kumaoni Awadhi Chhattisgarhi Kutchi Ladakhi Khasi Mizo Hinglish French Spanish German Italian Portuguese Russian Arabic Persian Japanese Korean Mandarin Chinese Cantonese Hebrew Dutch Polish Greek Turkish Swedish Filipino Thai \u0905\u0938\u092E\u093F\u092F\u093E \u0913\u0921\u093C\u093F\u092F\u093E \u0915\u094B\u0902\u0915\u0923\u0940 \u0938\u0902\u0938\u094D\u0915\u0943\u0924 \u0938\u093F\u0902\u0927\u0940 \u0915\u0936\u094D\u092E\u0940\u0930\u0940 \u0921\u094B\u0917\u0930\u0940 \u092E\u0948\u0925\u093F\u0932\u0940 \u0928\u0947\u092A\u093E\u0932\u0940 \u0939\u0930\u093F\u092F\u093E\u0923\u0935\u0940 \u0930\u093E\u091C\u0938\u094D\u0925\u093E\u0928\u0940 \u092E\u093E\u0930\u0935\u093E\u0921\u093C\u0940 \u0917\u0922\u093C\u0935\u093E\u0932\u0940 \u0905\u0935\u0927\u0940".normalize("NFC").toLowerCase().split(" ")
);
var KNOWN = /* @__PURE__ */ new Set([
  ...MORE_LANGUAGES,
  ...[...LANGUAGES, ...Object.keys(SPELLINGS)].map((each) => each.toLowerCase().normalize("NFC"))
]);
var isLanguage = (text2) => KNOWN.has(text2.toLowerCase().normalize("NFC"));
function isDubbing(text2) {
  const [, from = "", to = ""] = /^(\p{L}{3,20}) (?:to|into|-) (\p{L}{3,20})(?: dub(?:bed|bing)?)?$/iu.exec(text2) ?? [];
  const begins = (word) => word !== "" && [...KNOWN].some((each) => each.startsWith(word.toLowerCase()));
  return begins(from) && begins(to);
}

// web/src/profile-form/old-cv/cv-vocabulary.ts
var KINDS = {
  film: "film, films, chitrapat, cinemalu, cholochitro, chalachitra, filmein, filme, cin\xE9ma, cine, largometraje, largometrajes, chalanachitra, chalchitra, padangal, feature film, feature films, feature, features, movie, movies, cinema, motion picture, motion pictures, bollywood, hindi film, hindi films, marathi film, marathi films, regional film, regional films, indie film, indie films, filmography, \u092B\u093F\u0932\u094D\u092E, \u092B\u093F\u0932\u094D\u092E\u0947\u0902, \u092B\u0940\u091A\u0930 \u092B\u093F\u0932\u094D\u092E, \u0938\u093F\u0928\u0947\u092E\u093E, \u091A\u0932\u091A\u093F\u0924\u094D\u0930, \u099A\u09B2\u099A\u09CD\u099A\u09BF\u09A4\u09CD\u09B0, \u09B8\u09BF\u09A8\u09C7\u09AE\u09BE, \u0BA4\u0BBF\u0BB0\u0BC8\u0BAA\u0BCD\u0BAA\u0B9F\u0BAE\u0BCD, \u0BA4\u0BBF\u0BB0\u0BC8\u0BAA\u0BCD\u0BAA\u0B9F\u0B99\u0BCD\u0B95\u0BB3\u0BCD, \u0C38\u0C3F\u0C28\u0C3F\u0C2E\u0C3E\u0C32\u0C41, \u0C1A\u0C3F\u0C24\u0C4D\u0C30\u0C3E\u0C32\u0C41, \u091A\u093F\u0924\u094D\u0930\u092A\u091F, \u0A9A\u0AB2\u0A9A\u0ABF\u0AA4\u0ACD\u0AB0, \u0C9A\u0CB2\u0CA8\u0C9A\u0CBF\u0CA4\u0CCD\u0CB0, \u0D38\u0D3F\u0D28\u0D3F\u0D2E, \u092E\u0930\u093E\u0920\u0940 \u091A\u093F\u0924\u094D\u0930\u092A\u091F, \u091A\u0932\u091A\u094D\u091A\u093F\u0924\u094D\u0930, \u099B\u09AC\u09BF, \u099A\u09B2\u099A\u09CD\u099A\u09BF\u09A4\u09CD\u09B0\u09B8\u09AE\u09C2\u09B9, \u0A2B\u0A3C\u0A3F\u0A32\u0A2E\u0A3E\u0A02, \u0A2B\u0A3F\u0A32\u0A2E\u0A3E\u0A02, \u0AAB\u0ABF\u0AB2\u0ACD\u0AAE\u0ACB, \u0A97\u0AC1\u0A9C\u0AB0\u0ABE\u0AA4\u0AC0 \u0AAB\u0ABF\u0AB2\u0ACD\u0AAE, \u0BAA\u0B9F\u0B99\u0BCD\u0B95\u0BB3\u0BCD, \u0B9A\u0BBF\u0BA9\u0BBF\u0BAE\u0BBE, \u0C1A\u0C3F\u0C24\u0C4D\u0C30\u0C02, \u0C9A\u0CBF\u0CA4\u0CCD\u0CB0\u0C97\u0CB3\u0CC1, \u0D1A\u0D3F\u0D24\u0D4D\u0D30\u0D19\u0D4D\u0D19\u0D7E, \u0B38\u0B3F\u0B28\u0B47\u0B2E\u0B3E, \u0B1A\u0B33\u0B1A\u0B4D\u0B1A\u0B3F\u0B24\u0B4D\u0B30, documentary, documentaries, documentary film, documentary films, video film, video films, docu drama, docudrama, docu dramas, hollywood, tollywood, kollywood, mollywood, \u092B\u093F\u0932\u094D\u092E\u094D\u0938, \u0939\u093F\u0902\u0926\u0940 \u092B\u093F\u0932\u094D\u092E\u0947\u0902",
  television: "tv, t v, television, malika, dharavahi, dharavahik, dharabahik, t\xE9l\xE9vision, televisi\xF3n, televisione, fernsehen, natok, natoks, tv natok, tv natoks, tv serial, tv serials, serial, serials, tv show, tv shows, tv series, television series, television serial, television serials, television show, television shows, daily soap, daily soaps, soap, soaps, telefilm, telefilms, episodic, episodics, teleserial, tele serials, tele drama, tele dramas, teledrama, teledramas, \u091F\u0940\u0935\u0940, \u091F\u0947\u0932\u0940\u0935\u093F\u091C\u0928, \u0926\u0942\u0930\u0926\u0930\u094D\u0936\u0928 \u0927\u093E\u0930\u093E\u0935\u093E\u0939\u093F\u0915, \u0927\u093E\u0930\u093E\u0935\u093E\u0939\u093F\u0915, \u0938\u0940\u0930\u093F\u092F\u0932, \u091F\u0940\u0935\u0940 \u0938\u0940\u0930\u093F\u092F\u0932, \u091F\u0940\u0935\u0940 \u0927\u093E\u0930\u093E\u0935\u093E\u0939\u093F\u0915, \u099F\u09C7\u09B2\u09BF\u09AD\u09BF\u09B6\u09A8, \u09A7\u09BE\u09B0\u09BE\u09AC\u09BE\u09B9\u09BF\u0995, \u0BA4\u0BCA\u0BB2\u0BC8\u0B95\u0BCD\u0B95\u0BBE\u0B9F\u0BCD\u0B9A\u0BBF, \u092E\u093E\u0932\u093F\u0915\u093E, \u091F\u0940\u0935\u0940 \u092E\u093E\u0932\u093F\u0915\u093E, \u0926\u0942\u0930\u0926\u0930\u094D\u0936\u0928 \u092E\u093E\u0932\u093F\u0915\u093E, \u092E\u093E\u0932\u093F\u0915\u093E\u090F\u0902, \u0924\u094B \u0938\u093F\u0930\u093F\u092F\u0932, \u0BA4\u0BCA\u0B9F\u0BB0\u0BCD\u0B95\u0BB3\u0BCD, \u0B9A\u0BC0\u0BB0\u0BBF\u0BAF\u0BB2\u0BCD, \u0BA4\u0BCA\u0BB2\u0BC8\u0B95\u0BCD\u0B95\u0BBE\u0B9F\u0BCD\u0B9A\u0BBF \u0BA4\u0BCA\u0B9F\u0BB0\u0BCD\u0B95\u0BB3\u0BCD, \u0C38\u0C40\u0C30\u0C3F\u0C2F\u0C32\u0C4D\u0C38\u0C4D, \u0AA7\u0ABE\u0AB0\u0ABE\u0AB5\u0ABE\u0AB9\u0ABF\u0A95, \u0AB8\u0ABF\u0AB0\u0ABF\u0AAF\u0AB2, \u0CA7\u0CBE\u0CB0\u0CBE\u0CB5\u0CBE\u0CB9\u0CBF\u0C97\u0CB3\u0CC1, \u0CA7\u0CBE\u0CB0\u0CBE\u0CB5\u0CBE\u0CB9\u0CBF, \u0D2A\u0D30\u0D2E\u0D4D\u0D2A\u0D30\u0D15\u0D7E, \u09B8\u09BF\u09B0\u09BF\u09AF\u09BC\u09BE\u09B2, \u099F\u09BF\u09AD\u09BF \u09A7\u09BE\u09B0\u09BE\u09AC\u09BE\u09B9\u09BF\u0995, sitcoms, limited series, tv movie, tv movies, television movie, television movies, television film, television films, pilots, tv pilots, crime shows, mythological shows, soap operas, tv drama, tv dramas, television drama, television dramas, drama serial, drama serials, drama series, tv mini series, tv miniseries",
  web_series: "web series, webseries, web, web show, web shows, ott, ott series, ott shows, digital, digital series, streaming, new media, internet, web episodes, mini series, \u0935\u0947\u092C \u0938\u0940\u0930\u0940\u091C, \u0935\u0947\u092C \u0938\u093F\u0930\u0940\u091C, \u0935\u0947\u092C \u0936\u094B, \u0913\u091F\u0940\u091F\u0940, youtube series, youtube shows, youtube sketches, web films, web content, digital content, online content, online series, online shows, ott platform, ott platforms, streaming series, streaming shows, \u0935\u0947\u092C\u0938\u0940\u0930\u0940\u091C",
  theatre: "theatre, theater, theatrical, natak, nataka, moncho natok, mancha natak, th\xE9\xE2tre, teatro, teatro musical, natakalu, ekankika, ekanki, rangbhumi, rangmanch, rangamanch, rangmancha, nadagam, play, plays, stage, stage play, stage plays, stage show, stage shows, stage drama, stage dramas, professional drama, professional dramas, operetta, operettas, mobile theatre, rangbhoomi, zadipatti, zadipatti rangbhoomi, tiatr, jatra, tamasha, nautanki, yakshagana, ramlila, ram lila, musical, musicals, musical theatre, musical theater, street play, street plays, nukkad natak, natak, off broadway, off off broadway, broadway, west end, new york theatre, tour, tours, national tour, national tours, touring, regional, summer stock, dinner theatre, dinner theater, repertory, opera, operas, readings, staged readings, readings and workshops, theatre for young audiences, tya, children s theatre, pantomime, panto, one act plays, one acts, community theatre, college theatre, \u0925\u093F\u090F\u091F\u0930, \u0925\u093F\u092F\u0947\u091F\u0930, \u0930\u0902\u0917\u092E\u0902\u091A, \u0928\u093E\u091F\u0915, \u0928\u0941\u0915\u094D\u0915\u0921\u093C \u0928\u093E\u091F\u0915, \u0928\u093E\u091F\u094D\u092F, \u0925\u093F\u090F\u091F\u0930 \u0928\u093E\u091F\u0915, \u09A8\u09BE\u099F\u0995, \u09A5\u09BF\u09AF\u09BC\u09C7\u099F\u09BE\u09B0, \u0BAE\u0BC7\u0B9F\u0BC8 \u0BA8\u0BBE\u0B9F\u0B95\u0BAE\u0BCD, \u0BA8\u0BBE\u0B9F\u0B95\u0BAE\u0BCD, \u0C28\u0C3E\u0C1F\u0C15\u0C3E\u0C32\u0C41, \u0AA8\u0ABE\u0A9F\u0A95, \u0BA8\u0BBE\u0B9F\u0B95\u0B99\u0BCD\u0B95\u0BB3\u0BCD, \u0928\u093E\u091F\u0915\u0947, \u0928\u093E\u091F\u0915\u0902, \u090F\u0915\u093E\u0902\u0915\u093F\u0915\u093E, \u090F\u0915\u093E\u0902\u0915\u093F\u0915\u093E \u0928\u093E\u091F\u0915, \u0928\u093E\u091F\u094D\u092F \u092E\u0902\u091A\u0928, \u0928\u093E\u091F\u0915 \u092E\u0902\u091A\u0928, \u092E\u0902\u091A, \u09A8\u09BE\u099F\u09CD\u09AF, \u09AE\u099E\u09CD\u099A, \u09AE\u099E\u09CD\u099A\u09A8\u09BE\u099F\u0995, \u09A8\u09BE\u099F\u0995\u09B8\u09AE\u09C2\u09B9, \u0AA8\u0ABE\u0A9F\u0A95\u0ACB, \u0A28\u0A3E\u0A1F\u0A15, \u0CA8\u0CBE\u0C9F\u0C95, \u0CA8\u0CBE\u0C9F\u0C95\u0C97\u0CB3\u0CC1, \u0D28\u0D3E\u0D1F\u0D15\u0D02, \u0D28\u0D3E\u0D1F\u0D15\u0D19\u0D4D\u0D19\u0D7E, \u0B28\u0B3E\u0B1F\u0B15, ekankika, rangmanch, theatre plays, theatre play, theater play, theater plays, skits, theatre in education, theater in education, puppetry, immersive theatre, solo show, solo shows, solo performance, solo performances, one man show, one man shows, one woman show, one woman shows, rehearsed readings, play readings, \u092E\u0902\u091A\u093F\u0924 \u0928\u093E\u091F\u0915, \u0905\u092D\u093F\u0928\u0940\u0924 \u0928\u093E\u091F\u0915",
  commercial: "publicit\xE9, publicit\xE9s, publicidad, pubblicit\xE0, werbung, vigyapan, jahirat, commercial, commercials, ad, ads, ovc, ovcs, print, print ads, print campaign, print campaigns, tv ads, tv ad, brand film, brand films, digital commercial, digital commercials, brand endorsements, ad film, ad films, tvc, tvcs, tv commercial, tv commercials, advert, adverts, advertisement, advertising, advertisements, digital ad, digital ads, print ad, \u0935\u093F\u091C\u094D\u091E\u093E\u092A\u0928, \u0935\u093F\u091C\u094D\u091E\u093E\u092A\u0928 \u092B\u093F\u0932\u094D\u092E, tvc s, ad campaign, ad campaigns, advertising campaigns, advertisement campaigns, brand campaigns, brand shoots, \u0935\u093F\u091C\u094D\u091E\u093E\u092A\u0928 \u092B\u093F\u0932\u094D\u092E\u0947\u0902",
  short_film: "courts m\xE9trages, court m\xE9trage, corto, cortos, cortometraje, cortometrajes, cortometraggi, kurzfilm, kurzfilme, short, shorts, short movie, short movies, short film, short films, shortfilm, shortfilms, student film, student films, diploma film, diploma films, film short, film shorts, \u0932\u0918\u0941 \u092B\u093F\u0932\u094D\u092E, \u0932\u0918\u0941 \u092B\u093F\u0932\u094D\u092E\u0947\u0902, \u0936\u0949\u0930\u094D\u091F \u092B\u093F\u0932\u094D\u092E, web shorts, student shorts, \u0936\u0949\u0930\u094D\u091F \u092B\u093F\u0932\u094D\u092E\u094D\u0938",
  music_video: "videoclip, videoclips, music video, music videos, music album, music albums, album, albums, video album, video albums, video song, video songs, album song, \u092E\u094D\u092F\u0942\u091C\u093F\u0915 \u0935\u0940\u0921\u093F\u092F\u094B, \u0938\u0902\u0917\u0940\u0924 \u0935\u0940\u0921\u093F\u092F\u094B, album songs, \u090F\u0932\u094D\u092C\u092E",
  voice: "voix, doublage, doblaje, doppiaggio, voice, vo, v o, anime, voice acting credits, cartoon, cartoons, animation, adr, audio, voice over, voice overs, voiceover, voiceovers, voice acting, voice work, dubbing, audiobook, audiobooks, audio drama, radio, radio play, radio plays, podcast, \u0906\u0935\u093E\u091C, \u0935\u0949\u0907\u0938 \u0913\u0935\u0930, \u0921\u092C\u093F\u0902\u0917, \u0930\u0947\u0921\u093F\u092F\u094B, radio drama, radio dramas, audio books, audio book, audio series, audio dramas, audio plays, dubbed, dubbed films, dub, dubs, voiceover work, ivr, jingles, narration, narrations, podcasts, audio podcasts, \u0930\u0947\u0921\u093F\u092F\u094B \u0928\u093E\u091F\u0915",
  award: "award, awards, paritoshik, puraskar, puraskara, award and nominations, awards and nominations, awards & nominations, awards & recognition, awards and recognition, awards and achievements, achievements, honours, honors, recognition, nominations, accolades, award nominations, prizes, felicitations, nomination, \u092A\u0941\u0930\u0938\u094D\u0915\u093E\u0930, \u0938\u092E\u094D\u092E\u093E\u0928, \u092A\u0941\u0930\u0938\u094D\u0915\u093E\u0930 \u0914\u0930 \u0938\u092E\u094D\u092E\u093E\u0928, \u09AA\u09C1\u09B0\u09B8\u09CD\u0995\u09BE\u09B0, \u0BB5\u0BBF\u0BB0\u0BC1\u0BA4\u0BC1\u0B95\u0BB3\u0BCD, \u0AAA\u0AC1\u0AB0\u0AB8\u0ACD\u0A95\u0ABE\u0AB0, \u0938\u0928\u094D\u092E\u093E\u0928, \u092A\u093E\u0930\u093F\u0924\u094B\u0937\u093F\u0915\u0947, recognitions, titles won, pageant titles, \u0909\u092A\u0932\u092C\u094D\u0927\u093F\u092F\u093E\u0902, \u0909\u092A\u0932\u092C\u094D\u0927\u093F\u092F\u093E\u0901",
  other: "other, others, other work, miscellaneous, misc, \u0905\u0928\u094D\u092F"
};
var HEADINGS = {
  theatre: "fringe, shakespeare, classical, classics, scenes, partial roles, immersive, mime, tie, new york, new york city, nyc, out of town, out of town tryouts, tryouts, pre broadway, educational credits, collegiate, college credits, university credits, academic credits, community credits, college productions, university productions, school productions, high school productions, student productions, drama school productions, productions whilst training, roles whilst training, credits whilst training, productions in training, roles in training, credits in training",
  commercial: "brands, endorsements, campaigns",
  music_video: "songs"
};
var GENRES = "drama, comedy, dark comedy, romantic comedy, romcom, rom com, thriller, horror, romance, romantic, fantasy, action, adventure, mystery, crime, tragedy, satire, sci fi, science fiction, biography, biopic, docudrama, family, family drama, historical, period drama, musical comedy, musical drama, suspense, sitcom";
var OTHER_WORKS = "industrial, industrials, corporate, corporate film, corporate films, corporate video, corporate videos, corporate show, corporate shows, live, live show, live shows, live event, live events, events, improv, improvisation, sketch, sketch comedy, comedy, stand up, stand up comedy, standup, hosting, host, anchoring, emcee, cabaret, concert, concerts, dance, singing, modelling, modeling, ramp, ramp shows, fashion shows, print shoot, print shoots, motion capture, theme park, theme parks, cruise ships, video games, videogames, video game, games, reality, reality show, reality shows, storytelling, mixed, ramp walk, ramp walks, runway, runway shows, fashion weeks, pageants, beauty pageants, magazine shoots, magazine covers, magazines, editorial, editorials, photoshoots, photo shoots, catalogue shoots, catalog shoots, emceeing, event hosting, live entertainment, cruise line, cruise lines, mo cap, performance capture, stunts, stunt, stand in, background work, extra work, junior artist, industrial films, training films, training videos, presenting, presenter, role play, murder mystery";
var SIZES = {
  lead: "lead, leads, lead role, leading role, lead actor, lead actress, main lead, main role, protagonist, \u0932\u0940\u0921, \u0932\u0940\u0921 \u0930\u094B\u0932, \u092E\u0941\u0916\u094D\u092F, \u092E\u0941\u0916\u094D\u092F \u092D\u0942\u092E\u093F\u0915\u093E, \u092E\u0941\u0916\u094D\u092F \u0915\u093F\u0930\u0926\u093E\u0930",
  supporting: "supporting, support, supporting role, supporting actor, supporting actress, supporting cast, \u0938\u092A\u094B\u0930\u094D\u091F\u093F\u0902\u0917, \u0938\u092A\u094B\u0930\u094D\u091F\u093F\u0902\u0917 \u0930\u094B\u0932, \u0938\u0939\u093E\u092F\u0915, \u0938\u0939\u093E\u092F\u0915 \u092D\u0942\u092E\u093F\u0915\u093E",
  recurring: "recurring, recurring role, \u0906\u0935\u0930\u094D\u0924\u0940, \u0906\u0935\u0930\u094D\u0924\u0940 \u092D\u0942\u092E\u093F\u0915\u093E",
  cameo: "cameo, cameo role, guest, guest role, guest appearance, special appearance, \u0915\u0948\u092E\u093F\u092F\u094B, \u0905\u0924\u093F\u0925\u093F \u092D\u0942\u092E\u093F\u0915\u093E",
  featured: "featured, featured role, day player, bit part, bit role, featured extra, \u091B\u094B\u091F\u0940 \u092D\u0942\u092E\u093F\u0915\u093E",
  ensemble: "ensemble, ensemble cast, chorus, \u090F\u0928\u094D\u0938\u0947\u092E\u094D\u092C\u0932, \u0938\u092E\u0942\u0939, \u0938\u092E\u0942\u0939 \u092D\u0942\u092E\u093F\u0915\u093E"
};
var COMPANIES = {
  web_series: "netflix, netflix india, prime video, amazon prime, amazon prime video, amazon, hotstar, disney hotstar, disney+ hotstar, jiohotstar, jiocinema, jio cinema, sonyliv, sony liv, zee5, voot, voot select, altbalaji, alt balaji, mx player, amazon mx player, amazon minitv, minitv, aha, hoichoi, eros now, lionsgate play, apple tv, apple tv+, hbo max, max, hulu, peacock, paramount+, chaupal, planet marathi, stage app, ullu, alt, discovery+, kooku, hungama play, viu, hoichoi originals, tvf, the viral fever, dice media, \u0928\u0947\u091F\u092B\u094D\u0932\u093F\u0915\u094D\u0938, \u092A\u094D\u0930\u093E\u0907\u092E \u0935\u0940\u0921\u093F\u092F\u094B, \u0939\u0949\u091F\u0938\u094D\u091F\u093E\u0930, roku, tubi, crackle, facebook watch, youtube originals, apple tv plus, disney+, disney plus",
  television: "star plus, starplus, colors, colors tv, colors marathi, zee tv, zee, zee marathi, zee bangla, sony tv, sony, sony sab, sab tv, star bharat, star pravah, star jalsha, star vijay, sun tv, and tv, &tv, dangal tv, doordarshan, dd national, mtv, mtv india, channel v, life ok, imagine tv, \u0938\u094D\u091F\u093E\u0930 \u092A\u094D\u0932\u0938, \u091C\u093C\u0940 \u091F\u0940\u0935\u0940, \u0926\u0942\u0930\u0926\u0930\u094D\u0936\u0928, \u091D\u0940 \u092E\u0930\u093E\u0920\u0940, \u091D\u0940 \u091F\u0940\u0935\u0940, \u091C\u093C\u0940 \u092E\u0930\u093E\u0920\u0940, \u0938\u094D\u091F\u093E\u0930 \u092A\u094D\u0930\u0935\u093E\u0939, \u0915\u0932\u0930\u094D\u0938 \u092E\u0930\u093E\u0920\u0940, \u0915\u0932\u0930\u094D\u0938, \u0938\u094B\u0928\u0940 \u091F\u0940\u0935\u0940, \u0938\u094B\u0928\u0940, \u0938\u094B\u0928\u0940 \u092E\u0930\u093E\u0920\u0940, \u0938\u092C \u091F\u0940\u0935\u0940, \u0908 \u091F\u0940\u0935\u0940 \u092E\u0930\u093E\u0920\u0940, \u091C\u0940 \u092E\u0930\u093E\u0920\u0940, \u099C\u09BF \u09AC\u09BE\u0982\u09B2\u09BE, \u09B8\u09CD\u099F\u09BE\u09B0 \u099C\u09B2\u09B8\u09BE, \u0995\u09BE\u09B2\u09BE\u09B0\u09CD\u09B8 \u09AC\u09BE\u0982\u09B2\u09BE, \u0B9A\u0BA9\u0BCD \u0B9F\u0BBF\u0BB5\u0BBF, \u0BB5\u0BBF\u0B9C\u0BAF\u0BCD \u0B9F\u0BBF\u0BB5\u0BBF, \u0B9C\u0BC0 \u0BA4\u0BAE\u0BBF\u0BB4\u0BCD, \u0C15\u0C32\u0C30\u0C4D\u0C38\u0C4D, \u0C38\u0C4D\u0C1F\u0C3E\u0C30\u0C4D \u0C2E\u0C3E, \u0C1C\u0C40 \u0C24\u0C46\u0C32\u0C41\u0C17\u0C41, zee kannada, zee telugu, zee tamil, zee punjabi, zee yuva, etv marathi, etv, colors bangla, colors kannada, colors gujarati, star maa, asianet, surya tv, sony pal, big magic, shemaroo tv, sony aath, epic channel, sahara one, alpha marathi, bbc, bbc one, bbc two, bbc three, itv, itv1, channel 4, channel 5, sky atlantic, sky one, nbc, abc, cbs, fox, hbo, showtime, fx, amc, the cw, cw, tnt, usa network, nickelodeon, disney channel, cartoon network, pogo, pbs, tlc, syfy, hallmark, hallmark channel, nat geo, national geographic, discovery channel, investigation discovery, history channel, bravo, starz, fxx, tbs, vh1, bet, adult swim, comedy central, lifetime, dd kisan, dd sahyadri, dd bharati, shemaroo umang, star utsav, star one, ishara tv, azaad tv, bbc america",
  any: "youtube, t-series, t series, zee studios, zee music company, dharma productions, dharma, yash raj films, yrf, excel entertainment, red chillies entertainment, phantom films, eros international, balaji telefilms, balaji motion pictures, nsd, national school of drama, prithvi theatre, ncpa, ipta, ftii, shri ram centre, src, aadyam, jana natya manch, bharat bhavan, ninasam, ranga shankara, rangayana, akvarious, ekjute, kalakshetra, rada, lamda, rsc, old vic, young vic, royal court, almeida, donmar, donmar warehouse, ucla, usc, nyu, nyu tisch, afi, csulb, ucb, second city, steppenwolf, goodspeed, lionsgate, a24, warner bros, paramount, 20th century fox, hombale, maddock, rsvp, contiloe, swastik, optimystics, sphere origins, endemol, banijay, saregama, desi melodies, pocket fm, kuku fm, audible, storytel, spotify, all india radio, akashvani, ogilvy, mccann, leo burnett, lowe lintas, disney, marvel, marvel studios, dreamworks, pixar, lucasfilm, lucasfilms, walt disney"
};
var COLUMNS = {
  title: "titel, st\xFCck, \u099B\u09AC\u09BF\u09B0 \u09A8\u09BE\u09AE, \u099B\u09AC\u09BF, \u09A8\u09BE\u099F\u0995\u09C7\u09B0 \u09A8\u09BE\u09AE, \u09A8\u09BE\u099F\u0995, \u09A7\u09BE\u09B0\u09BE\u09AC\u09BE\u09B9\u09BF\u0995, \u09A7\u09BE\u09B0\u09BE\u09AC\u09BE\u09B9\u09BF\u0995\u09C7\u09B0 \u09A8\u09BE\u09AE, \u09B6\u09BF\u09B0\u09CB\u09A8\u09BE\u09AE, \u0BAA\u0B9F\u0BA4\u0BCD\u0BA4\u0BBF\u0BA9\u0BCD \u0BAA\u0BC6\u0BAF\u0BB0\u0BCD, \u0BAA\u0B9F\u0BAE\u0BCD, \u0BA8\u0BBE\u0B9F\u0B95\u0BA4\u0BCD\u0BA4\u0BBF\u0BA9\u0BCD \u0BAA\u0BC6\u0BAF\u0BB0\u0BCD, \u0BA4\u0BB2\u0BC8\u0BAA\u0BCD\u0BAA\u0BC1, \u0AAB\u0ABF\u0AB2\u0ACD\u0AAE, \u0AAB\u0ABF\u0AB2\u0ACD\u0AAE\u0AA8\u0AC1\u0A82 \u0AA8\u0ABE\u0AAE, \u0AA8\u0ABE\u0A9F\u0A95\u0AA8\u0AC1\u0A82 \u0AA8\u0ABE\u0AAE, \u0A2B\u0A3C\u0A3F\u0A32\u0A2E, \u0C2B\u0C3F\u0C32\u0C4D\u0C2E\u0C4D, \u0C38\u0C3F\u0C28\u0C3F\u0C2E\u0C3E, \u0C9A\u0CBF\u0CA4\u0CCD\u0CB0, \u0C9A\u0CB2\u0CA8\u0C9A\u0CBF\u0CA4\u0CCD\u0CB0\u0CA6 \u0CB9\u0CC6\u0CB8\u0CB0\u0CC1, \u0D1A\u0D3F\u0D24\u0D4D\u0D30\u0D02, \u091A\u093F\u0924\u094D\u0930\u092A\u091F, \u092E\u093E\u0932\u093F\u0915\u093E, \u0936\u094B, \u0915\u093E\u0930\u094D\u092F\u0915\u094D\u0930\u092E, name of production, name of show, films name, song, show, title, titles, project, projects, project name, name of project, name of the project, production title, name, show, shows, film, films, movie, movies, film name, movie name, name of film, name of the film, name of movie, name of the movie, name of films, serial, serials, serial name, name of serial, name of the serial, show name, name of show, name of the show, name of play, name of the play, play, plays, play name, drama, programme, program, work, credit, series, series name, web series, web series name, name of web series, ad, advertisement, brand, product, brand name, product name, client, campaign, commercial, name of ad, project title, film serial, film title, show title, play title, song, album, short film, \u0936\u0940\u0930\u094D\u0937\u0915, \u092A\u094D\u0930\u094B\u091C\u0947\u0915\u094D\u091F, \u0928\u093E\u092E, \u092B\u093F\u0932\u094D\u092E, \u092B\u093F\u0932\u094D\u092E \u0915\u093E \u0928\u093E\u092E, \u0928\u093E\u091F\u0915, \u0928\u093E\u091F\u0915 \u0915\u093E \u0928\u093E\u092E, \u0928\u093E\u091F\u0915\u093E\u091A\u0947 \u0928\u093E\u0935, \u091A\u093F\u0924\u094D\u0930\u092A\u091F\u093E\u091A\u0947 \u0928\u093E\u0935, \u092E\u093E\u0932\u093F\u0915\u0947\u091A\u0947 \u0928\u093E\u0935, \u0927\u093E\u0930\u093E\u0935\u093E\u0939\u093F\u0915, \u0938\u0940\u0930\u093F\u092F\u0932, \u0938\u0940\u0930\u093F\u092F\u0932 \u0915\u093E \u0928\u093E\u092E, \u0927\u093E\u0930\u093E\u0935\u093E\u0939\u093F\u0915 \u0915\u093E \u0928\u093E\u092E, \u092A\u094D\u0930\u094B\u091C\u0947\u0915\u094D\u091F \u0915\u093E \u0928\u093E\u092E, \u0935\u093F\u091C\u094D\u091E\u093E\u092A\u0928, \u0935\u0947\u092C \u0938\u0940\u0930\u0940\u091C, event, course name, workshop name",
  role: "choritro, charitra, kirdar, kirdaar, personaje, papel, personaggio, paatra, patra, bhumika, vesham, pathram, paathram, kathapatra, dubbed for, voice for, voiced for, rolle, r\xF4le, \u099A\u09B0\u09BF\u09A4\u09CD\u09B0, \u09AD\u09C2\u09AE\u09BF\u0995\u09BE, \u0B95\u0BA4\u0BBE\u0BAA\u0BBE\u0BA4\u0BCD\u0BA4\u0BBF\u0BB0\u0BAE\u0BCD, \u0BB5\u0BC7\u0B9F\u0BAE\u0BCD, \u0BAA\u0BBE\u0BA4\u0BCD\u0BA4\u0BBF\u0BB0\u0BAE\u0BCD, \u0AAA\u0ABE\u0AA4\u0ACD\u0AB0, \u0AAD\u0AC2\u0AAE\u0ABF\u0A95\u0ABE, \u0AB0\u0ACB\u0AB2, \u0A15\u0A3F\u0A30\u0A26\u0A3E\u0A30, \u0A30\u0A4B\u0A32, \u0C2A\u0C3E\u0C24\u0C4D\u0C30, \u0CAA\u0CBE\u0CA4\u0CCD\u0CB0, \u0D15\u0D25\u0D3E\u0D2A\u0D3E\u0D24\u0D4D\u0D30\u0D02, \u0D35\u0D47\u0D37\u0D02, \u0935\u094D\u092F\u0915\u094D\u0924\u093F\u0930\u0947\u0916\u093E, \u091A\u0930\u093F\u0924\u094D\u0930, my role, name of role, role, roles, character, characters, part, character name, role name, name of character, name of the character, name of role, role character, character role, role played, roles played, played, as, role as, character played, \u0930\u094B\u0932, \u092D\u0942\u092E\u093F\u0915\u093E, \u0915\u093F\u0930\u0926\u093E\u0930, \u092A\u093E\u0924\u094D\u0930, \u0915\u093F\u0930\u0926\u093E\u0930 \u0915\u093E \u0928\u093E\u092E, \u092A\u093E\u0924\u094D\u0930 \u0915\u093E \u0928\u093E\u092E, \u092A\u093E\u0924\u094D\u0930\u093E\u091A\u0947 \u0928\u093E\u0935, part played, played as, acted as, role in film, capacity, position, credited as, cast as",
  production: "singer, singers, nirdeshana, nirdeshan, nirdeshak, porichalok, parichalok, porichalona, r\xE9al, r\xE9alisateur, regia, digdarshak, digdarshan, artist, artists, label, music label, venue, venues, \u0938\u094D\u0925\u093E\u0928, \u0938\u094D\u0925\u0933, regie, produktion, r\xE9alisation, mise en sc\xE8ne, \u09AA\u09B0\u09BF\u099A\u09BE\u09B2\u0995, \u09AA\u09B0\u09BF\u099A\u09BE\u09B2\u09A8\u09BE, \u09A6\u09B2, \u09A8\u09BE\u099F\u09CD\u09AF\u09A6\u09B2, \u099A\u09CD\u09AF\u09BE\u09A8\u09C7\u09B2, \u09AA\u09CD\u09B0\u09AF\u09CB\u099C\u09A8\u09BE, \u0B87\u0BAF\u0B95\u0BCD\u0B95\u0BC1\u0BA9\u0BB0\u0BCD, \u0B87\u0BAF\u0B95\u0BCD\u0B95\u0BC1\u0BA8\u0BB0\u0BCD, \u0B87\u0BAF\u0B95\u0BCD\u0B95\u0BAE\u0BCD, \u0BA4\u0BAF\u0BBE\u0BB0\u0BBF\u0BAA\u0BCD\u0BAA\u0BC1, \u0B9A\u0BC7\u0BA9\u0BB2\u0BCD, \u0B95\u0BC1\u0BB4\u0BC1, \u0AA6\u0ABF\u0A97\u0ACD\u0AA6\u0AB0\u0ACD\u0AB6\u0A95, \u0AA6\u0ABF\u0A97\u0ACD\u0AA6\u0AB0\u0ACD\u0AB6\u0AA8, \u0AA8\u0ABF\u0AB0\u0ACD\u0AAE\u0ABE\u0AA4\u0ABE, \u0A9A\u0AC7\u0AA8\u0AB2, \u0AB8\u0A82\u0AB8\u0ACD\u0AA5\u0ABE, \u0A28\u0A3F\u0A30\u0A26\u0A47\u0A38\u0A3C\u0A15, \u0A1A\u0A48\u0A28\u0A32, \u0C26\u0C30\u0C4D\u0C36\u0C15\u0C41\u0C21\u0C41, \u0C26\u0C30\u0C4D\u0C36\u0C15\u0C24\u0C4D\u0C35\u0C02, \u0CA8\u0CBF\u0CB0\u0CCD\u0CA6\u0CC7\u0CB6\u0C95, \u0CA8\u0CBF\u0CB0\u0CCD\u0CA6\u0CC7\u0CB6\u0CA8, \u0D38\u0D02\u0D35\u0D3F\u0D27\u0D3E\u0D2F\u0D15\u0D7B, \u0D38\u0D02\u0D35\u0D3F\u0D27\u0D3E\u0D28\u0D02, \u0926\u093F\u0917\u094D\u0926\u0930\u094D\u0936\u0928, \u0935\u093E\u0939\u093F\u0928\u0940, \u0928\u093F\u0930\u094D\u092E\u093F\u0924\u0940, \u0928\u093F\u0930\u094D\u092E\u093F\u0924\u0940 \u0938\u0902\u0938\u094D\u0925\u093E, \u092E\u0902\u0921\u0933\u0940, \u0938\u094D\u091F\u0941\u0921\u093F\u0913, \u0938\u094D\u091F\u0942\u0921\u093F\u092F\u094B, director banner, network channel, choreographer, director, directors, direction, directed by, dir, production, productions, production house, production company, prod house, producer, producers, produced by, company, channel, channels, platform, network, banner, studio, director production, director producer, director company, company director, director theatre, theatre director, director theater, channel production, channel platform, platform channel, production director, producer director, theater, venue, theatre, theatre company, theater company, theatre group, group, group name, name of group, troupe, organisation, organization, director name, name of director, name of the director, channel name, production house channel, production house director, director production house, ott platform, ott, playwright director, director s name, location, location company, with, \u0921\u093E\u092F\u0930\u0947\u0915\u094D\u091F\u0930, \u0928\u093F\u0930\u094D\u0926\u0947\u0936\u0915, \u0928\u093F\u0930\u094D\u0926\u0947\u0936\u0928, \u0928\u093F\u0930\u094D\u092E\u093E\u0924\u093E, \u0928\u093F\u0930\u094D\u092E\u093E\u0924\u093E \u0928\u093F\u0930\u094D\u0926\u0947\u0936\u0915, \u091A\u0948\u0928\u0932, \u092C\u0948\u0928\u0930, \u092A\u094D\u0930\u094B\u0921\u0915\u094D\u0936\u0928, \u0938\u0902\u0938\u094D\u0925\u093E, \u0917\u094D\u0930\u0941\u092A, \u092A\u094D\u0932\u0947\u091F\u092B\u0949\u0930\u094D\u092E, \u0928\u093F\u0930\u094D\u0926\u0947\u0936\u0915 \u0915\u093E \u0928\u093E\u092E, \u0926\u093F\u0917\u094D\u0926\u0930\u094D\u0936\u0915, prod co, production co, tv channel, streaming on, available on, released on, where to watch, distributor, agency, ad agency, organiser, organizer, institute, institution, \u0930\u0902\u0917\u092E\u0902\u0921\u0932, instructor, instructors, school, broadcaster, broadcasters, festival, festivals, theatre festival",
  year: "jahr, ann\xE9e, \u09B8\u09BE\u09B2, \u09AC\u099B\u09B0, \u0B86\u0BA3\u0BCD\u0B9F\u0BC1, \u0BB5\u0BB0\u0BC1\u0B9F\u0BAE\u0BCD, \u0AB5\u0AB0\u0ACD\u0AB7, \u0A38\u0A3E\u0A32, \u0C38\u0C02\u0C35\u0C24\u0C4D\u0C38\u0C30\u0C02, \u0CB5\u0CB0\u0CCD\u0CB7, \u0D35\u0D7C\u0D37\u0D02, year, years, date, dates, yr, when, month, year of release, release, release year, period, duration, \u0935\u0930\u094D\u0937, \u0938\u093E\u0932, \u0938\u0928, released year, release date, released, time period, season, performed on, \u0938\u0928\u094D, \u0926\u093F\u0928\u093E\u0902\u0915, \u0924\u093E\u0930\u0940\u0916",
  kind: "type, kind, medium, media, category, format, type of project, project type, \u092A\u094D\u0930\u0915\u093E\u0930, \u092E\u093E\u0927\u094D\u092F\u092E, type of work",
  size: "size, level, role size, role type, billing, type of role, lead supporting",
  ignored: "auff\xFChrungen, spielzeit, autor, writers, writers name, sl, si, \u0995\u09CD\u09B0\u09AE, \u0995\u09CD\u09B0\u09AE\u09BF\u0995, \u0BA8\u0BBE, \u0B8E\u0BA3\u0BCD, \u0A95\u0ACD\u0AB0\u0AAE, \u0A32\u0A5C\u0A40, \u0915\u094D\u0930\u0902, \u0905 \u0915\u094D\u0930, no of shows, shows done, genre, genres, sr, sr no, sl no, s no, s n, sn, sno, srno, no, nos, number, serial no, serial number, si no, language, languages, \u0932\u0947\u0916\u0915, \u0932\u0947\u0916\u0928, \u092D\u093E\u0937\u093E, episodes, no of episodes, status, remarks, writer, playwright, story, author, place, city, co star, co stars, co actors, \u0915\u094D\u0930\u092E, \u0915\u094D\u0930, \u0915\u094D\u0930\u092E\u093E\u0902\u0915, \u0915\u094D\u0930 \u0938\u0902, \u0915\u094D\u0930\u092E \u0938\u0902\u0916\u094D\u092F\u093E, \u092D\u093E\u0937\u093E, remark, note, notes, eps, photo, poster, co artist, co artists, co cast, lead cast, screen time, music director, written by, \u0905\u0928\u0941 \u0915\u094D\u0930"
};
var MONTHS = "jan, january, feb, february, mar, march, apr, april, may, jun, june, jul, july, aug, august, sep, sept, september, oct, october, nov, november, dec, december, \u091C\u0928\u0935\u0930\u0940, \u092B\u0930\u0935\u0930\u0940, \u092E\u093E\u0930\u094D\u091A, \u0905\u092A\u094D\u0930\u0948\u0932, \u092E\u0908, \u091C\u0942\u0928, \u091C\u0941\u0932\u093E\u0908, \u0905\u0917\u0938\u094D\u0924, \u0938\u093F\u0924\u0902\u092C\u0930, \u0905\u0915\u094D\u091F\u0942\u092C\u0930, \u0928\u0935\u0902\u092C\u0930, \u0926\u093F\u0938\u0902\u092C\u0930";
var FILLERS = "experimental, commercial and experimental, vyavasayik, haushi, private, channel, channels, his, her, their, from, since, until, to date, onwards, selected, select, partial, list, full, credit, credits, work, works, worked, experience, experiences, project, projects, role, roles, acting, actor, appearance, appearances, more, professional, educational, regional, related, other, recent, past, previous, current, upcoming, highlights, representative, major, notable, performance, performances, performing, career, summary, history, production, productions, national, international, local, independent, indie, university, college, school, academic, community, amateur, special, done, so, far, till, date, in, of, for, the, my, as, an, a, and, on, screen, camera, hindi, marathi, hollywood, bollywood, tollywood, kollywood, south, indian, foreign, kannada, malayalam, odia, oriya, bhojpuri, urdu, assamese, haryanvi, rajasthani, language, mainstream, original, english, bengali, tamil, telugu, punjabi, gujarati, industry, actress, artist, details, \u092A\u094D\u0930\u092E\u0941\u0916, \u091A\u0941\u0928\u093F\u0902\u0926\u093E, \u0915\u093E\u0930\u094D\u092F, \u0905\u0928\u0941\u092D\u0935, \u0905\u092D\u093F\u0928\u092F, \u092E\u0947\u0902, \u0915\u093E, \u0915\u0940, \u0915\u0947, \u0915\u093E\u092E, acted, performed, played, appeared, starred, released, additional, assignments, key, various";
var DETAILS = {
  height: "\u0989\u099A\u09CD\u099A\u09A4\u09BE, \u0B89\u0BAF\u0BB0\u0BAE\u0BCD, \u0A8A\u0A82\u0A9A\u0ABE\u0A88, \u0A15\u0A71\u0A26, \u0C0E\u0C24\u0C4D\u0C24\u0C41, \u0C8E\u0CA4\u0CCD\u0CA4\u0CB0, \u0D09\u0D2F\u0D30\u0D02, \u0909\u0902\u091A\u0940, height, ht, hight, \u0915\u0926, \u0915\u093C\u0926, \u0932\u0902\u092C\u093E\u0908, \u090A\u0902\u091A\u093E\u0908, \u090A\u0901\u091A\u093E\u0908, \u0939\u093E\u0907\u091F",
  languages: "languages, language, languages known, known languages, languages spoken, spoken languages, \u092D\u093E\u0937\u093E\u090F\u0901, \u092D\u093E\u0937\u093E\u090F\u0902, \u092D\u093E\u0937\u093E, \u092D\u093E\u0937\u093E\u0913\u0902 \u0915\u093E \u091C\u094D\u091E\u093E\u0928, language proficiency, languages i speak, \u092D\u093E\u0937\u093E \u091C\u094D\u091E\u093E\u0928",
  education: "training, trainings, acting training, workshops, workshop, acting workshops, workshops attended, training and workshops, training & workshops, workshops and training, workshops & training, education, educational qualification, educational qualifications, academic qualification, academic qualifications, education and training, education & training, training and education, training & education, qualification, qualifications, academics, \u092A\u094D\u0930\u0936\u093F\u0915\u094D\u0937\u0923, \u091F\u094D\u0930\u0947\u0928\u093F\u0902\u0917, \u0936\u093F\u0915\u094D\u0937\u093E, \u0915\u093E\u0930\u094D\u092F\u0936\u093E\u0932\u093E, \u0915\u093E\u0930\u094D\u092F\u0936\u093E\u0932\u093E\u090F\u0901, \u0936\u093F\u0915\u094D\u0937\u093E \u0914\u0930 \u091F\u094D\u0930\u0947\u0928\u093F\u0902\u0917, certificates, certifications, certification, courses, acting courses, classes, acting classes, coaching, masterclasses, master classes, studied with, formal training, educational background, academic background, \u0936\u0948\u0915\u094D\u0937\u0923\u093F\u0915 \u092F\u094B\u0917\u094D\u092F\u0924\u093E, \u0915\u093E\u0930\u094D\u092F\u0936\u093E\u0932\u093E\u090F\u0902",
  contact: "phone, phone no, phone number, mobile, mobile no, mobile number, mob, cell, tel, telephone, whatsapp, contact, contact no, contact number, contact details, contact info, contact information, contact me, email, e mail, email id, e mail id, mail, \u092B\u094B\u0928, \u092E\u094B\u092C\u093E\u0907\u0932, \u0938\u0902\u092A\u0930\u094D\u0915, \u0908\u092E\u0947\u0932, \u0935\u094D\u0939\u093E\u091F\u094D\u0938\u0910\u092A",
  skills: "skills, skill, other abilities, special skills, special skill, specialist skills, other skills, additional skills, skill set, skills and abilities, abilities, talents, special talents, special abilities, extra curricular, extracurricular activities, hobbies and skills, \u0939\u0941\u0928\u0930, \u0915\u094C\u0936\u0932, \u0935\u093F\u0936\u0947\u0937 \u092F\u094B\u0917\u094D\u092F\u0924\u093E, \u0935\u093F\u0936\u0947\u0937\u0924\u093E\u090F\u0901, \u0905\u0928\u094D\u092F \u0915\u094C\u0936\u0932, physical skills, sports, athletics, dance skills, dance forms, dance styles, combat, combat skills, stage combat, fight skills, musical instruments, instruments, accents, dialects, accent, dialect, vocal range, licences, licenses, driving licence, driving license, extra curricular activities, \u0935\u093F\u0936\u0947\u0937 \u0915\u094C\u0936\u0932",
  other: "\u0928\u093F\u0930\u094D\u0926\u0947\u0936\u0928, \u0928\u093E\u091F\u094D\u092F \u0928\u093F\u0930\u094D\u0926\u0947\u0936\u0928, \u0926\u093F\u0917\u094D\u0926\u0930\u094D\u0936\u0928, \u0932\u0947\u0916\u0928, \u0928\u093F\u0930\u094D\u0926\u0947\u0936\u0915, hobbies, hobby, interests, interest, strengths, strength, objective, career objective, summary, profile, profile summary, personal profile, about, about me, bio, biography, personal details, personal info, personal information, physical details, physical attributes, physical stats, physical statistics, vital stats, vital statistics, statistics, measurements, weight, age, playing age, age range, date of birth, dob, address, eyes, hair, eye colour, eye color, hair colour, hair color, declaration, reference, references, references on request, references available on request, references available upon request, available upon request, agent, agency, manager, representation, represented by, union, union status, unions, affiliations, memberships, membership, crew, technical, technical theatre, tech, backstage, off stage, directing, direction, director, assistant director, assistant direction, writing, writer, producing, teaching, teaching artist, choreography, choreographer, stage management, stage manager, design, costume design, sound design, lighting, employment, job, jobs, work history, links, link, social media, website, videos, video, showreel, reel, reels, demo reel, press, reviews, publications, gallery, photos, name, nationality, gender, marital status, father s name, mother s name, religion, passport, location, base, based in, city, conflicts, conflicts available upon request, list available upon request, volunteer, volunteering, internship, internships, \u0936\u094C\u0915, \u092A\u0930\u093F\u091A\u092F, \u0928\u093F\u091C\u0940 \u091C\u093E\u0928\u0915\u093E\u0930\u0940, \u0935\u094D\u092F\u0915\u094D\u0924\u093F\u0917\u0924 \u0935\u093F\u0935\u0930\u0923, \u0935\u091C\u0928, \u0909\u092E\u094D\u0930, \u092A\u0924\u093E, \u0930\u0941\u091A\u093F\u092F\u093E\u0901, \u0918\u094B\u0937\u0923\u093E, \u091C\u0928\u094D\u092E \u0924\u093F\u0925\u093F, \u092A\u093F\u0924\u093E \u0915\u093E \u0928\u093E\u092E, \u0928\u093E\u092E, bio data, biodata, profession, occupation, physical appearance, appearance, management, media coverage, portfolio, \u0935\u094D\u092F\u0915\u094D\u0924\u093F\u0917\u0924 \u091C\u093E\u0928\u0915\u093E\u0930\u0940, \u0930\u0941\u091A\u093F\u092F\u093E\u0902"
};
var PLAYS = "twelfth night, as you like it, king lear, romeo and juliet, romeo & juliet, a midsummer night\u2019s dream, the tempest, much ado about nothing, measure for measure, the winter\u2019s tale, julius caesar, antigone, the crucible, our town, death of a salesman, a streetcar named desire, the glass menagerie, the seagull, three sisters, uncle vanya, the cherry orchard, a doll\u2019s house, into the woods, west side story, les miserables, chicago, cabaret, rent, grease, hairspray, oklahoma, annie, oliver, peter pan, cinderella, guys and dolls, little shop of horrors, hamlet, macbeth, othello, richard iii, henry v, ghashiram kotwal, andha yug, tughlaq, hayavadana, court martial, adhe adhure, asadh ka ek din, sakharam binder, charandas chor, law and order, law & order, blue bloods, crime patrol, cid, savdhaan india";

// web/src/profile-form/old-cv/credit-words.ts
function plain(text2) {
  return text2.normalize("NFD").replace(/\u093c/g, "").normalize("NFC").toLowerCase().replace(/[-_]/g, " ").replace(/\bt\.\s?v\.?(?!\p{L})/gu, "tv").replace(/[^\p{L}\p{M}\p{N}\s&+]/gu, " ").replace(/\s+/g, " ").trim();
}
function lookup(table) {
  const byWord = /* @__PURE__ */ new Map();
  for (const [id, list] of Object.entries(table))
    for (const word of list.split(", ")) byWord.set(plain(word), id);
  return (text2) => byWord.get(plain(text2));
}
var kindNamed = lookup(KINDS);
var sizeNamed = lookup(SIZES);
var columnNamed = lookup(COLUMNS);
var companyKind = lookup(COMPANIES);
function companyNamed(text2) {
  const kind = companyKind(text2);
  return kind && { kind: kind === "any" ? void 0 : kind };
}
var MONTH = `(?:${MONTHS.replaceAll(", ", "|")})(?![\\p{L}\\p{M}])`;
var COMPANY = /(?:^|\P{L})(?:theat(?:re|er)s?|productions?|films?|studios?|entertainments?|pictures|compan(?:y(?!\s\p{L})|ies)|co\.|university|college|school|festival|fest|players|repertory|rep\.?|playhouse|media|tv|network|ltd|pvt|inc|llc|group|cent(?:re|er)|stage|arts|academy|institute|foundation|ensemble|opera|musicals?|shakespeare|broadway|telefilms?|motion|creations?|creatives?|works|house|lab|collective|conservatory|records|music|channel|digital|cinema|cine|vision|talkies|akademi|kendra|mandal|mandali|manch|natya|natyashala|rangmanch|rangmandal|rangbhoomi|sangh|sanstha|parishad|samiti|bhavan|vidyalaya|troupe|society|dramatics|tour|fringe|auditorium|amphitheat(?:re|er)|agency|originals|broadcasting|thesis|orchestra|ballet|repertoire|हाउस|थिएटर|फिल्म्स|फ़िल्म्स|प्रोडक्शन|संस्था|नाट्य|मंडल|मंच|केंद्र|केन्द्र|अकादमी|विद्यालय|समिति|परिषद)(?![\p{L}\p{M}])/iu;
var playNamed = lookup({ play: PLAYS });
var isPlay = (text2) => playNamed(text2) !== void 0;
var isCompany = (text2) => companyNamed(text2) !== void 0 || text2.length < 120 && COMPANY.test(text2) && !isPlay(text2);
var detailNamed = lookup(DETAILS);
var headingKind = lookup(HEADINGS);
var isFiller = lookup({ filler: FILLERS });
var isOtherWorkNamed = lookup({ other: OTHER_WORKS });
function partNamed(part) {
  const text2 = plain(part);
  const bare = text2.split(" ").filter((word) => isFiller(word) === void 0).join(" ");
  if (/(?:up)?on request$/.test(text2)) return "filler";
  const detail = detailNamed(text2) ?? detailNamed(bare);
  if (detail === "education") return "training";
  if (detail === "skills" || detail === "languages") return detail;
  const kind = kindNamed(text2) ?? kindNamed(bare) ?? headingKind(text2) ?? headingKind(bare);
  if (kind !== void 0 && kind !== "other") return kind;
  if (detail !== void 0) return "none";
  if (kind === "other" && bare !== "") return "other";
  if (isOtherWorkNamed(text2) ?? isOtherWorkNamed(bare)) return "other";
  return bare === "" && text2 !== "" ? "filler" : void 0;
}
var withoutCount = (heading) => heading.replace(/^\[([^[\]]*)\]$/, "$1").replace(/\([^()]*\)|\[[^[\]]*\]/g, " ").replace(/[\s,:–-](?:19|20)\d\d(?:\s?(?:[-–—]|to)\s?(?:\d{2,4}|present|now))?[\s:]*$/i, "").replace(/(\p{L})\s?[:–-]\s?\d{1,3}\+?\s*$/u, "$1").trim();
var LONGEST_HEADING = 60;
function headingNamed(text2) {
  if (text2.length > 2 * LONGEST_HEADING || withoutCount(text2).length > LONGEST_HEADING) return void 0;
  const inside = /[([]([^()[\]]*)[)\]]/.exec(text2)?.[1] ?? "";
  const outside = withoutCount(text2.replace(/^\(?[A-Z\d]{1,2}[.)]\s+/, ""));
  if (/\d/.test(outside)) return void 0;
  const letters = /\p{L}(?:.*[\p{L}\p{M}])?/su.exec(outside)?.[0] ?? "";
  const bare = letters.replace(/^(?:on[- ])?screen(?! ?play)(?!\p{L})/iu, "film/television").replace(/^series$/iu, "television/web series");
  const whole2 = partNamed(bare);
  const isOne = whole2 !== void 0 && whole2 !== "filler";
  const texts = isOne ? [bare] : bare.split(/[/&,+|•·:]|\s[-–—]\s|\s(?:and|or|एवं|तथा|और|व)\s/iu);
  const parts = texts.map((part) => partNamed(part));
  const isLost = (index) => /\uFFFD|^\s*\p{M}/u.test(texts[index] ?? "");
  const isIndian = (index) => /[\u0900-\u0dff]/.test(texts[index] ?? "");
  const isTwice = (index) => parts.some((part, at) => part !== void 0 && part !== "filler" && isIndian(at) !== isIndian(index));
  const isHouse2 = (index) => index > 0 && isCompany(texts[index] ?? "");
  const isUnknown = parts.some(
    (part, index) => part === void 0 && !isLost(index) && !isTwice(index) && !isHouse2(index)
  );
  if (bare === "" || isUnknown) return void 0;
  const kinds = [
    ...new Set(parts.filter((part) => part !== "filler" && part !== void 0))
  ];
  const [kind] = kinds;
  if (kind === void 0) {
    return /credits|experience|acting|performance|work|roles|projects|productions|अनुभव|काम|कार्य/iu.test(
      bare
    ) && !/school|college|university|academic/i.test(bare) ? { kind: "credits", isCertain: false, kinds } : void 0;
  }
  if (/^as /i.test(inside) && partNamed(inside) !== "filler") return { kind: "none", isCertain: true, kinds };
  if (kinds.includes("voice")) return { kind: "voice", isCertain: true, kinds: ["voice"] };
  return { kind, isCertain: kinds.length === 1 && kind !== "other", kinds };
}
var OTHER_WORK = /^(?:worked|working|assisted|assisting|trained|attended|completed|conducted|studied|diploma|certificate|certified|graduated|workshop|degree|i (?:have|was))(?![\p{L}\p{M}])|available (?:up)?on request|(?:^|\P{L})(?:asst|assistant|associate|casting|line)\.? (?:director|producer|editor|manager)|सहायक निर्देशक|कार्यशाला/iu;
var CREW = /^(?:(?:assistant|asst\.?|associate|co-?|music|art|fight|movement|stage|casting|technical|production|director['’]s|light|sound|run)[\s-]?)*(?:director|writer|playwright|producer|choreographer|manager|designer|dramaturg|editor|cinematographer|composer|crew|assistant|stagehand|technician|operator|लेखक|निर्देशक|दिग्दर्शक)s?$/iu;
var isCrew = (role) => role.split(/[/&,+]|\sand\s/i).every((part) => CREW.test(part.trim()) && !/^manager$/i.test(part.trim()));
var isOtherWork = (text2) => OTHER_WORK.test(text2);
var AWARD = /^(?:winner of|winner,|winner:|won|awarded|nominated|nominee|nomination|finalist|runner[- ]up|recipient of|best (?:actor|actress|newcomer|debut|supporting|performance|female|male|child))(?![\p{L}\p{M}])|^(?:सर्वश्रेष्ठ|उत्कृष्ट|सर्वोत्कृष्ट|विजेता)(?![\p{L}\p{M}])/iu;
var isAward = (text2) => AWARD.test(text2);
var ROLE = /(?:^|\P{L})(?:actor|actress|performer|ensemble|chorus|various|understudy|u\/s|narrator|self|host|nurse|doctor|dr|mother|father|wife|husband|son|daughter|brother|sister|friend|cop|police|inspector|officer|captain|queen|prince|princess|lady|lord|sir|mr|mrs|ms|miss|detective|waiter|waitress|bartender|reporter|teacher|girl|boy|man|woman|student|villager|soldier|secretary|lawyer|judge|servant|maid|young|old|as cast|dancer|swing|featured|lead|supporting|principal|co[- ]star|guest[- ]star|series regular|recurring|background|extra|voice|patient|customer|guard|agent|sergeant|sgt|lieutenant|colonel|major|professor|principal|neighbou?r|priest|thief|villain|niece|nephew|uncle|aunt|boss|roles?|titular|antagonist|negative|artiste?|regular|costar|under five|walk-on|model|himself|herself|anchor|multiple|soloist|central|leading|माँ|पिता|पुलिस|लीड)(?!\p{L})|#\s?\d|\s?\/\s?/iu;
var RELATIVE = /['’]s \p{Ll}+$/u;
var CERTAIN = /* @__PURE__ */ new Set([
  "theatre",
  "film",
  "television",
  "web_series",
  "short_film",
  "commercial",
  "music_video",
  "voice"
]);
var genreNamed = lookup({ genre: GENRES });
var isGenre = (text2) => text2.split(/[/&|]/).every((part) => genreNamed(part) !== void 0);
var BILLING = /^(?:background|princip(?:al|le)|cast|actor|actress|extra|stand-?in|day player|guest star|co[- ]star|(?:series )?regular|under five)$/i;
var isBilling = (text2) => sizeNamed(text2) !== void 0 || BILLING.test(text2);
var looksLikeRole = (text2) => sizeNamed(text2) !== void 0 || ROLE.test(text2) || RELATIVE.test(text2);
function headingHinted(text2) {
  const [first = "", ...more] = plain(text2).split(" ").filter((word) => isFiller(word) === void 0);
  const last = more.map((_, at) => kindNamed(more.slice(at).join(" "))).find(Boolean);
  const own2 = kindNamed(first);
  const kind = last ?? (first === "short" ? void 0 : own2);
  const isOne = own2 === void 0 || own2 === last;
  return more.length > 0 && kind !== void 0 && isOtherWorkNamed(first) === void 0 ? { kind, isCertain: isOne && last !== void 0 && CERTAIN.has(last), kinds: [kind] } : void 0;
}

// web/src/profile-form/old-cv/list-items.ts
var isCreditKind = (kind) => CREDIT_KINDS.some((each) => each === kind);
var isListKind = (kind) => kind === "training" || kind === "skills" || kind === "languages";
var BREAK = /[,،;|•·\n\t]|\s[-–]\s(?=\p{L}+\s[-–]\s)/gu;
var LANGUAGE_BREAK = /\s(?:and|aur|और|एवं|व|तथा)\s|[&/]/iu;
var LEVEL = /^([^([:–—-]{2,40})(?:[([]([^()[\]]{2,40})[)\]]|[:–—-](.{2,40}))?$/u;
var LEVELS2 = [
  ["native", /native|mother\s?tongue|first language|मातृभाषा/i],
  ["fluent", /fluent|excellent|proficient|very good|advanced|फ़र्राटेदार|धाराप्रवाह|अच्छी/i],
  ["conversational", /convers|good|working|intermediate|can speak|बोल/i],
  ["basic", /basic|beginner|elementary|little|learning|understand|थोड़|काम ?चलाऊ/i]
];
function languageItem(line2) {
  const [, name = line2, inside = "", after2 = ""] = LEVEL.exec(line2) ?? [];
  const plain2 = name.trim().toLowerCase().normalize("NFC");
  const listed = LANGUAGES.find((each) => each.toLowerCase() === plain2) ?? SPELLINGS[plain2];
  const level = LEVELS2.find(([, words2]) => words2.test(`${inside} ${after2}`))?.[0];
  return {
    line: line2,
    value: listed ?? name.trim(),
    level: LANGUAGE_LEVELS.find((each) => each === level),
    isKnown: listed !== void 0 || MORE_LANGUAGES.has(plain2)
  };
}
function skillItem(line2) {
  const plain2 = line2.toLowerCase().replace(/\s+/g, " ").trim();
  const skill = SKILLS.find(({ skill_name: name }) => {
    const known = name.toLowerCase();
    return known === plain2 || known.replace(/ \(general\)$/, "") === plain2 || known.split(" / ").includes(plain2);
  });
  return { line: line2, value: skill?.skill_name ?? line2, level: void 0, isKnown: skill !== void 0 };
}
function listItems(kind, rows) {
  if (!isListKind(kind)) return [];
  const texts = rows.map(({ line: line2 }) => line2);
  if (kind === "training") {
    const width = texts[0]?.split("	").length;
    const isTable = texts.every(
      (line2) => line2.split("	").length === width && !/\t[^\t]*:|[,&:](?:\t|$)|(?:^|\t)[(\p{Ll}]/u.test(line2)
    );
    return texts.map((line2) => ({
      line: line2,
      value: line2.replaceAll("	", ", "),
      level: void 0,
      // What begins otherwise goes on with a line before it, or is quoted.
      isKnown: (isTable || !line2.includes("	")) && /^[\p{Lu}\p{Lo}\p{N}]/u.test(line2) && !/[,&:]$/.test(line2) && line2.split("	").some((cell) => columnNamed(cell) === void 0) && line2.length <= LIMITS.creditText
    }));
  }
  const parts = texts.flatMap((line2) => splitOutside(line2.slice(0, LIMITS.longText), BREAK)).flatMap((part) => kind === "languages" ? part.split(LANGUAGE_BREAK) : [part]).map((part) => /[^\s•*.–-](?:.*[^\s.])?/su.exec(part)?.[0] ?? "").filter((part) => /\p{L}/u.test(part) && part.length <= LIMITS.shortText);
  return parts.map((part) => kind === "languages" ? languageItem(part) : skillItem(part));
}

// web/src/profile-form/old-cv/cv-choice.ts
var isSame = (one, other) => one.title.toLowerCase() === other.title.toLowerCase() && one.role.toLowerCase() === other.role.toLowerCase() && (one.year === other.year || one.year === 0 || other.year === 0);
function creditProblem(credit, credits) {
  const { title, role, production, link } = credit;
  if (title.trim() === "") return "untitled";
  if ([title, role, production].some((text2) => text2.length > LIMITS.creditText)) return "too-long";
  if (link.length > LIMITS.url) return "too-long";
  return credits.some((each) => isSame(each, credit)) ? "known" : void 0;
}
var isKnownItem = (kind, { value }, form) => {
  const same = (other) => other.toLowerCase() === value.toLowerCase();
  if (kind === "training") return form.education.includes(value);
  return kind === "skills" ? form.skills.some((stored) => same(skillName(stored))) : form.languages.some(same);
};
function entriesOf2({ rows }, kind, form) {
  if (isListKind(kind)) {
    return listItems(kind, rows).map((item) => ({
      name: item.value,
      credit: void 0,
      item,
      rest: "",
      doubt: void 0,
      problem: isKnownItem(kind, item, form) ? "known" : void 0
    }));
  }
  return rows.map(({ line: line2, credit: read, kindNamed: kindNamed2, rest, doubt }) => {
    const credit = { ...read, kind: kindNamed2 ?? (isCreditKind(kind) ? kind : read.kind) };
    const problem = creditProblem(credit, form.credits);
    return { name: credit.title || line2, credit, item: void 0, rest, doubt, problem };
  });
}
var allOf = (entries) => new Set(entries.flatMap(({ problem }, index) => problem === void 0 ? [index] : []));
var LIMITED = ["credits", "skills", "languages"];
var listOf = (kind) => isListKind(kind) ? kind : "credits";
function firstChoice(block, form, room) {
  const { kind, isSure, rows } = block;
  const entries = entriesOf2(block, kind, form);
  const isCertain = ({ item }, index) => item ? item.isKnown : rows[index]?.isSound === true;
  const mayTick = isSure && !(kind === "training" && form.education.trim() !== "");
  const sure = [...allOf(entries)].filter((index) => {
    const entry = entries[index];
    return mayTick && entry !== void 0 && isCertain(entry, index);
  });
  return { block, kind, order: 0, entries, chosen: new Set(sure.slice(0, room)) };
}
function firstChoices({ blocks }, form) {
  const room = new Map(
    LIMITED.map((list) => [list, Math.max(0, LIMITS[list] - form[list].length)])
  );
  return blocks.map((block) => {
    const list = listOf(block.kind);
    const left = room.get(list);
    const choice2 = firstChoice(block, form, left);
    if (left !== void 0) room.set(list, left - choice2.chosen.size);
    return choice2;
  });
}
function withKind({ block, order }, kind, form) {
  const entries = entriesOf2(block, kind, form);
  return { block, kind, order, entries, chosen: kind === "none" ? /* @__PURE__ */ new Set() : allOf(entries) };
}
function withOrder({ block, kind, chosen }, order, form) {
  const rows = block.orders[order]?.rows.map((row) => ({ ...row, isSound: true })) ?? block.rows;
  const ordered = { ...block, rows };
  const entries = entriesOf2(ordered, kind, form);
  return { block: ordered, kind, order, entries, chosen: kind === void 0 ? chosen : allOf(entries) };
}

// web/src/profile-form/old-cv/header-row.ts
var PRODUCTION_FIRST = ["production", "title", "role"];
var FILLERS2 = /* @__PURE__ */ new Set(["name", "title", "of", "the", "\u0928\u093E\u092E", "\u0915\u093E"]);
function fieldNamed(text2) {
  const words2 = text2.trim().split(/\s+/);
  const others = words2.filter((word) => !FILLERS2.has(word.toLowerCase()));
  const bare = others.join(" ");
  const isName = others.length < words2.length && kindNamed(bare) !== void 0;
  return columnNamed(text2) ?? columnNamed(bare) ?? (isName ? "title" : void 0);
}
function namedBy(text2, named) {
  const bare = text2.replace(/\([^()]*\)/g, " ");
  const whole2 = named(bare) ?? named(/\(([^()]*)\)\s*$/.exec(text2)?.[1] ?? "");
  if (whole2 !== void 0) return whole2;
  const parts = bare.split(/[/&,|]|\s(?:and|or)\s/i).map((part) => named(part));
  if (parts.includes(void 0)) return void 0;
  return PRODUCTION_FIRST.find((column) => parts.includes(column)) ?? parts[0];
}
var columnOf = (cell) => namedBy(cell, fieldNamed);
var labelNamed = (label) => namedBy(label, columnNamed);
function columnsOf(line2) {
  const cells = filledCells(line2);
  if (cells.length < 2 || cells.length > 10) return void 0;
  const own2 = cells.map(({ text: text2 }) => columnOf(text2));
  const isTitled = own2.length > 2 && own2.includes("role") && !own2.includes("title") && !own2.slice(1).includes(void 0);
  const named = own2.map((column, at) => column ?? (isTitled && at === 0 ? "title" : void 0));
  const isProduction = (text2) => !named.includes("title") && /^\P{L}*productions?\P{L}*$/iu.test(text2);
  const fieldOf = (text2) => isProduction(text2) ? "title" : named[cells.findIndex((cell) => cell.text === text2)];
  const roles = cells.filter(({ text: text2 }) => fieldOf(text2) === "role").map(({ text: text2 }) => text2);
  const role = roles.find((text2) => /character|किरदार|पात्र/iu.test(text2)) ?? roles[0];
  const onlyOf = (text2) => roles.includes(text2) && text2 !== role ? "ignored" : fieldOf(text2);
  const isOften = (text2) => /^(?:no\.? of )?shows$/i.test(text2) && cells[0]?.text !== text2;
  const some = cells.map(({ text: text2 }) => isOften(text2) ? "ignored" : onlyOf(text2));
  const isMaker2 = some.length === 3 && some[0] === "title" && some[1] === "role" && /^\p{L}[\p{L}\s/]{2,30}$/u.test(cells[2]?.text ?? "");
  const columns = some.map(
    (column, at) => column ?? (isMaker2 && at === 2 ? "production" : void 0)
  );
  const known = columns.filter((column) => column !== void 0).length;
  const isAll = known === columns.length || known > 2 && known >= columns.length * 0.6;
  return isAll && new Set(columns).size > 1 && columns.some((column) => column === "title" || column === "role") ? line2.cells.map(
    ({ text: text2 }) => columns[cells.findIndex((cell) => cell.text === text2)] ?? (text2 === "" ? void 0 : "unknown")
  ) : void 0;
}
var WRAP_PITCH = 1.6;
var LABEL2 = /^([^:：–-]{2,30}?)\s*(?:[:：]|-\s|–\s|\s-)\s*(\S.*)$/u;
var isLabelled = (text2) => labelNamed(LABEL2.exec(text2)?.[1] ?? "") !== void 0;

// web/src/profile-form/old-cv/cv-years.ts
var YEAR = /(?:19[5-9]\d|20\d\d)/;
var TO_TODAY = "present|now|today|ongoing|till date|\u0905\u092C \u0924\u0915|\u091C\u093E\u0930\u0940";
var SPACED_YEARS = new RegExp(
  `(${YEAR.source})\\s*[-\u2013\u2014]\\s*(${YEAR.source}|${TO_TODAY}|\\d{2}(?=\\s*(?:$|[,;|)\\]])))`,
  "giu"
);
var SPACED_MONTHS = new RegExp(
  `(^|[^\\p{L}\\p{M}])(${MONTH}(?:[.,]? ${YEAR.source})?)\\s?(?:[-\u2013\u2014]|to|\u0938\u0947)\\s?(${MONTH}[.,]? ${YEAR.source})`,
  "giu"
);
var BESIDE_YEARS = /* @__PURE__ */ new Set([
  ...MONTHS.split(", "),
  ..."st nd rd th spring summer fall autumn winter season seasons early late mid since from onward onwards circa".split(
    " "
  ),
  ..."upcoming to and \u0938\u0947 present now today ongoing till date \u0905\u092C \u0924\u0915 \u091C\u093E\u0930\u0940".split(" ")
]);
var STATUS = /^(?:(?:in |under )?(?:post|pre)[- ]?production|(?:in|under) post|on[- ]?going|(?:currently )?on ?air|off ?air|(?:now |currently )?(?:streaming|playing|shooting|filming)|upcoming|forthcoming|coming soon|releas(?:ed|ing)(?: (?:soon|in \d{4}))?|unreleased|(?:awaiting|due for) release|release awaited|(?:yet )?to (?:be )?(?:release|released|announced)|theatrical|(?:under|in) production|in (?:development|rehearsals?)|on (?:the )?floors?|running|wrapped|completed|tba|tbd|daily|ep(?:isodes?|\.)? ?(?:no\.? ?)?\d{1,4}|\d{1,4}\+? ?(?:episodes?|eps?\.?|shows|seasons|stories)|(?:multiple|various|several) (?:episodes|eps?\.?|shows)|seasons? \d{1,2}(?:[-–]\d{1,2})?|s\d{1,2}(?:[ :]?e\d{1,3})?|present|till date|जारी|आगामी)$/i;
var isStatus = (text2) => STATUS.test(text2);
var century = (short) => Number(short) + (short > "50" ? 1900 : 2e3);
function yearOf(tokens, at, before) {
  const [number = "", sign = "", first = ""] = [tokens[at], tokens[at - 1], tokens[at - 2]];
  if (new RegExp(`^${YEAR.source}$`).test(number)) return Number(number);
  if (!/^\d\d$/.test(number) || /[-./]/.test(tokens[at + 1] ?? "") && !/['’]/.test(sign)) return void 0;
  const isSpan = /[-–—/&]/.test(sign) && first === String(before) && number > first.slice(2);
  if (isSpan) return Number(first.slice(0, 2) + number);
  const isMonth2 = sign === "/" && /^(?:0?[1-9]|1[0-2])$/.test(first);
  return isMonth2 || /['’]/.test(sign) ? century(number) : void 0;
}
function yearNamed(written) {
  if (written.length > 40 || !/^[\p{L}\p{N}([’']/u.test(written)) return void 0;
  const tokens = withAsciiYears(written).toLowerCase().match(/\p{L}[\p{L}\p{M}]*|\p{N}+|\S/gu) ?? [];
  let year = 0;
  for (const [at, token] of tokens.entries()) {
    const own2 = yearOf(tokens, at, year);
    if (own2 !== void 0) year = own2;
    else if (/\p{L}/u.test(token) ? !BESIDE_YEARS.has(token) : /\p{N}/u.test(token) && !(Number(token) <= 31))
      return void 0;
  }
  return year === 0 ? void 0 : { year, isExact: /^[([]?(?:\d{4}|['’]\d\d)[)\]]?$/.test(written.trim()) };
}
var withAsciiYears = (text2) => text2.replace(/\p{Nd}{4}(?!\p{Nd})(?:[-–—/]\p{Nd}{2}(?!\p{Nd}))?/gu, westernDigits);
var withClosedSpans = (text2) => text2.replace(SPACED_MONTHS, "$1$2\u2013$3").replace(SPACED_YEARS, "$1\u2013$2");
var isDate = (text2) => /\d/.test(text2) && (text2.toLowerCase().match(/\p{L}[\p{L}\p{M}]*/gu) ?? []).every((word) => BESIDE_YEARS.has(word));

// web/src/profile-form/old-cv/field-words.ts
var LENGTHS = [
  [23, 55, 19, 12],
  [37, 35, 67, 48],
  [21, 7, 11, 26],
  [19, 3, 3, 14]
];
var SMALL_WORD = /\s(?:of|and|the|in|at|on|to|for|from|with|is|you|me|my|ka|ki|ke|aur|hai|se|का|की|के|और|है)(?![\p{L}\p{M}])|[!?]$/iu;
var TRAITS = [
  {
    has: (text2) => /^(?:the|an?|my|our|how|what|who|when|all|no|i|it|dear|one|two|three)\s/iu.test(text2),
    shares: [12, 1, 1, 5]
  },
  { has: (text2) => SMALL_WORD.test(text2), shares: [15, 1.5, 1, 6] },
  { has: (text2) => looksLikeRole(text2) && !isPlay(text2), shares: [4, 34, 1.5, 3] },
  { has: (text2) => isCompany(text2), shares: [2, 2, 1, 97] },
  { has: (text2) => isPlay(text2), shares: [4, 0.7, 0.5, 0.5] },
  { has: (text2) => /(?:^|\s)\p{Lu}\.(?:\s|\p{Lu})/u.test(text2), shares: [0.5, 0.5, 4, 1] },
  { has: (text2) => /\d/.test(text2), shares: [4, 1, 0.5, 4] },
  { has: (text2) => /^\p{Ll}/u.test(text2), shares: [0.2, 3, 0.5, 0.7] },
  { has: (text2) => /\s(?:sir|ma[’']?am|madam|garu)$/i.test(text2), shares: [0.1, 0.1, 2, 0.1] },
  { has: (text2) => /\w\/\w|#/.test(text2), shares: [1, 3, 1, 1] }
];
var REPEATED = [1.5, 4, 25, 42];
var WEIGHT = 0.7;
var logOf = (share2) => Math.log(share2 / 100);
function logsOf(text2, isRepeated) {
  const words2 = text2.split(/\s+/).length;
  const length = LENGTHS[Math.min(words2, LENGTHS.length) - 1] ?? [1, 1, 1, 1];
  return [0, 1, 2, 3].map((field) => {
    const traits = TRAITS.reduce((sum2, { has, shares }) => {
      const share2 = shares[field] ?? 1;
      return sum2 + logOf(has(text2) ? share2 : 100 - share2);
    }, 0);
    const repeated = REPEATED[field] ?? 1;
    return traits + WEIGHT * (logOf(length[field] ?? 1) + logOf(isRepeated ? repeated : 100 - repeated));
  });
}
var firstOf = (text2) => text2.split(/\s[/;]\s?|[/;]\s/)[0] || text2;
var QUOTED2 = [6, 3, 0.5, 0.5];
function fitOf(texts, quoted = 0) {
  let [title, role, production] = [
    quoted * logOf(QUOTED2[0]),
    quoted * logOf(QUOTED2[1]),
    quoted * logOf(QUOTED2[2])
  ];
  for (const text2 of texts) {
    const [asTitle = 0, asRole = 0, director = 0, company = 0] = logsOf(
      firstOf(text2),
      sizeNamed(text2) === void 0 && texts.filter((each) => each === text2).length > 1
    );
    title += asTitle;
    role += asRole;
    production += Math.log((Math.exp(director) + Math.exp(company)) / 2);
  }
  return { title, role, production };
}

// web/src/profile-form/old-cv/share.ts
var share = (items, test) => items.length === 0 ? 0 : items.filter(test).length / items.length;

// web/src/profile-form/old-cv/block-columns.ts
var NUMBER = /^\(?\p{Nd}{1,4}\+?[.)]?$/u;
var ITEM_NUMBER = /^\(?(?:\p{Nd}{1,3}|[ivx]{1,5})[.)]$/iu;
var isRowNumber = (text2) => NUMBER.test(text2) || ITEM_NUMBER.test(text2);
var MOST_ROWS = 10;
var LEAST_USED = 0.15;
var textsOf = (cells) => cells.flatMap(
  ({ text: text2, hasSize, taken = "" }) => text2 !== "" ? [text2] : taken !== "" ? [taken] : hasSize ? ["lead"] : []
);
function weighted(cells) {
  const texts = textsOf(cells);
  const fit = fitOf(texts, cells.filter(({ isQuoted }) => isQuoted === true).length);
  const weight = Math.min(1, MOST_ROWS / Math.max(1, texts.length));
  return { title: fit.title * weight, role: fit.role * weight, production: fit.production * weight };
}
var isAside = (text2) => isDate(text2) && /\p{L}|\p{N}[/.–-]\p{N}/u.test(text2) || isLanguage(text2);
var blockColumns = (rows, count) => Array.from({ length: count }, (_, at) => {
  const cells = rows.flatMap((parts) => parts[at] ?? []);
  const texts = cells.map(({ text: text2 }) => text2).filter(Boolean);
  const isNumber = count > 1 && (at === 0 && share(texts, (text2) => ITEM_NUMBER.test(text2)) > 0.5 || rows.length > 1 && share(texts, (text2) => NUMBER.test(text2)) > 0.75);
  const isIgnored = isNumber || share(texts, isAside) > 0.6;
  const isSize = share(cells, ({ hasSize, text: text2 }) => hasSize && text2 === "" || isBilling(text2)) >= 0.5;
  const fit = weighted(cells);
  return {
    texts,
    fit,
    isIgnored,
    isUsed: !isIgnored && (isSize || texts.length > rows.length * LEAST_USED),
    isSize,
    isMaker: share(cells, ({ taken }) => taken !== void 0) > 0.5 && fit.production > fit.role
  };
});

// web/src/profile-form/old-cv/infer-fields.ts
var isUndivided = ({ doubt }) => doubt === "list" || doubt === "other-work" || doubt === "only-title";
var READ_ROWS = 100;
var dividedOf = (drafts) => drafts.filter((draft) => !isUndivided(draft)).slice(0, READ_ROWS);
var NO_ORDER = { titleRole: 0, titleProduction: 0, roleProduction: 0 };
var WITHOUT_ROLES = ["commercial", "music_video", "other", void 0];
var MOST_COLUMNS = 6;
var SURE = 2;
var COSTS = {
  /** Another column stands before the titles. */
  titleLater: 5,
  /** Who made the works stands before the roles. */
  roleLater: 4,
  noRole: 4,
  /** Who made the works is known, and a column is left that is no role either. */
  noRoleBesideProduction: 4,
  /** Sizes of roles stand in a column beside that of the roles. */
  sizeApart: 3,
  /** Each text in a column of sizes that is none. */
  notSize: 2
};
var MOST_ORDER = 4;
var placesOf = (columns) => ({
  title: columns.indexOf("title"),
  role: columns.indexOf("role"),
  production: columns.indexOf("production")
});
var PAIRS = [
  ["titleRole", "title", "role"],
  ["titleProduction", "title", "production"],
  ["roleProduction", "role", "production"]
];
var within = (number, most) => Math.max(-most, Math.min(most, number));
function orderIn(ways, one, other) {
  const best = (isBefore) => Math.max(
    ...ways.flatMap((way) => {
      const places = placesOf(way.places);
      const areBoth = places[one] >= 0 && places[other] >= 0;
      return areBoth && places[one] < places[other] === isBefore ? [way.words] : [];
    })
  );
  const [before, behind] = [best(true), best(false)];
  return Number.isFinite(before) && Number.isFinite(behind) ? before - behind : 0;
}
function orderOfAll(orders) {
  const sumOf = (pair) => within(
    orders.reduce((sum2, each) => sum2 + within(each[pair], MOST_ORDER), 0),
    MOST_ORDER
  );
  return {
    titleRole: sumOf("titleRole"),
    titleProduction: sumOf("titleProduction"),
    roleProduction: sumOf("roleProduction")
  };
}
function costOf(columns, role, { columns: all, used, kind, hasRole, hasProduction }) {
  const { title, production } = placesOf(columns);
  const first = used.find((at) => columns[at] !== "size") ?? 0;
  const isWithout = role < 0 && !hasRole && kind !== "award";
  const canBeWithout = WITHOUT_ROLES.includes(kind);
  const noSizes = all.flatMap(({ texts }, at) => columns[at] === "size" ? texts : []).filter((text2) => !isBilling(text2));
  return (title >= 0 && title !== first ? COSTS.titleLater : 0) + (role >= 0 && production >= 0 && production < role ? COSTS.roleLater : 0) + (isWithout && !canBeWithout ? COSTS.noRole : 0) + (isWithout && canBeWithout && used.length > 2 ? COSTS.noRole / 2 : 0) + // A song is its singer's.
  (isWithout && hasProduction && kind !== "music_video" ? COSTS.noRoleBesideProduction : 0) + (columns.includes("size") && role >= 0 ? COSTS.sizeApart : 0) + noSizes.length * COSTS.notSize;
}
function wayOf(title, role, known) {
  const { columns: all, used, others } = known;
  const columns = all.map(({ isIgnored, isSize }, at) => {
    if (isIgnored) return "ignored";
    if (!used.includes(at)) return void 0;
    if (at === title || at === role) return at === title ? "title" : "role";
    return isSize ? "size" : "production";
  });
  const words2 = used.reduce((sum2, at) => {
    const column = columns[at];
    const fit = all[at]?.fit;
    return sum2 + (fit?.[column === "title" || column === "production" ? column : "role"] ?? 0);
  }, 0);
  const places = columns.map(
    (column, at) => column ?? (all[at]?.isMaker === true ? "production" : void 0)
  );
  const place = placesOf(places);
  const order = PAIRS.reduce((sum2, [pair, one, other]) => {
    const areBoth = place[one] >= 0 && place[other] >= 0;
    return areBoth ? sum2 + Math.min(0, others[pair] * (place[one] < place[other] ? 1 : -1)) : sum2;
  }, 0);
  return { columns, places, words: words2, score: words2 - costOf(columns, role, known) + order };
}
function waysOf(rows, known) {
  const { columns, used, kind, hasRole } = known;
  const told = used.slice(0, MOST_COLUMNS);
  const isSize = (at) => columns[at]?.isSize === true;
  const isTitled = told.length === 0 || share(rows, ({ found }) => found.title !== "") > 0.6;
  const titles = isTitled ? [-1] : told.filter((at) => !isSize(at) || told.length === 1);
  const roles = hasRole || kind === "award" ? [] : told;
  const noRole = hasRole || !used.some(isSize) ? [-1] : [];
  return titles.flatMap(
    (title) => [...noRole, ...roles.filter((at) => at !== title)].map((role) => wayOf(title, role, known))
  ).sort((one, other) => other.score - one.score);
}
function inferFields(drafts, kind, others = NO_ORDER) {
  const rows = dividedOf(drafts);
  const columns = blockColumns(
    rows.map(({ parts }) => parts),
    Math.max(0, ...drafts.map(({ parts }) => parts.length))
  );
  const ways = waysOf(rows, {
    columns,
    used: columns.flatMap(({ isUsed }, at) => isUsed ? [at] : []),
    kind,
    hasRole: share(rows, ({ found }) => found.role !== "") > 0.6,
    hasProduction: share(rows, ({ found }) => found.production.length > 0) >= 0.5,
    others
  });
  const [best, next] = ways;
  if (!best)
    return { columns: columns.map(({ isIgnored }) => isIgnored ? "ignored" : void 0), isSure: true };
  const namesOf = (way) => way.columns.map(String).sort((a, b) => a.localeCompare(b)).join(" ");
  const alike = ways.filter((way) => namesOf(way) === namesOf(best));
  const order = {
    titleRole: orderIn(alike, "title", "role"),
    titleProduction: orderIn(alike, "title", "production"),
    roleProduction: orderIn(alike, "role", "production")
  };
  const { title, role } = placesOf(best.columns);
  const isAwarded = kind !== "award" || share(rows, ({ parts }) => parts.some(({ text: text2 }) => isAward(text2))) > 0.6;
  return {
    columns: best.columns,
    isSure: isAwarded && (next === void 0 || best.score - next.score >= SURE),
    isTold: title >= 0 && role >= 0 && order.titleRole * (title < role ? 1 : -1) >= SURE,
    order,
    ways: ways.map((way) => way.columns)
  };
}
var MOST_PARTS = 5;
function isList({ line: line2, found, parts }, kind, isAlone2 = false) {
  const { year, size, role, production } = found;
  if (year !== 0 || size !== "" || role !== "" || production.length > 0) return false;
  const known = found.kind ?? kind;
  if (isOneWork(line2)) return false;
  if (known === "commercial") return parts.length > 1 && !/\s[-–—|]\s/.test(line2);
  return parts.length > (known === void 0 || isAlone2 ? 3 : MOST_PARTS) && !/\s\/\s/.test(line2);
}

// web/src/profile-form/old-cv/take-year.ts
function takeYear(found, text2) {
  const named = yearNamed(text2);
  if (!named) {
    if (isStatus(text2)) found.rest.push(text2);
    return isStatus(text2);
  }
  if (found.year !== 0 && found.year !== named.year) found.rest.push(text2);
  else {
    found.year = named.year;
    if (!named.isExact) found.rest.push(text2);
  }
  return true;
}
var LOOSE_YEAR = new RegExp(
  `^(${YEAR.source}(?:\u2013${YEAR.source})?)[\\s.:,]+(?=\\S)|\\((${YEAR.source})\\)$|[\\s,\u2013-](${YEAR.source})$`
);
function withoutLooseYear(found, text2) {
  const [, other = "", when = ""] = found.year === 0 ? /^(.{2,}?),\s([^,]{4,30})$/u.exec(text2) ?? [] : [];
  if (yearNamed(when) !== void 0) {
    takeYear(found, when);
    return trimmed(other);
  }
  const [, before, bracketed2, after2] = LOOSE_YEAR.exec(text2) ?? [];
  const year = before ?? bracketed2 ?? after2;
  if (found.year !== 0 || year === void 0 || text2 === year) return text2;
  if (after2 !== void 0 && /\s(?:of|in|the|since|area)[\s,–-]+\d{4}$/i.test(text2)) return text2;
  found.year = Number(year.slice(-4));
  if (year.length > 4) found.rest.push(year);
  if (/[^\s,–-]\s\d{4}$/.test(text2)) found.dated = text2;
  return trimmed(
    before === void 0 ? text2.replace(/\(?\d{4}\)?$/, "") : text2.slice(before.length).replace(/^[\s.:]+/, "")
  );
}

// web/src/profile-form/old-cv/take-part.ts
var PRODUCTION_MARK = /^(?:with )?(?:(?:dir(?:ect(?:ed|or|ion))?|prod(?:uced|ucer)?|chor(?:eographer)?)\.? ?(?:by |[:.]|- )|(?:dir(?:ector|ection)?|producer|singers?|nirdeshak|réal\.?|mes\.) (?=\p{L})|with director\.? |[dp] ?:|art\. dir\. |an? (?:short |feature |thesis |student )?(?:film|play|series) by )/iu;
var PRODUCTION_AFTER = /(?:, ?| [([])(?:dir\.?|director|producer)[)\]]?$| (?:द्वारा|के) निर्देश(?:ित|न में)$/iu;
var ROLE_MARK = /^(?:as (?!you like it)(?:an? )?|(?:(?:played|playing|portrayed|in) )?(?:the )?role of |r ?: )/iu;
var ROLE_AFTER = / (?:ka (?:kirdaa?r|role)|की भूमिका(?: में)?|का किरदार|के किरदार में|के रूप में|ची भूमिका|வேடம்|வேடத்தில்)$/u;
var cellText = (lines2) => lines2.filter((line2) => line2 !== "").map((line2, at) => {
  const isPart = yearNamed(line2) !== void 0 || isStatus(line2) || PRODUCTION_MARK.test(line2) || ROLE_MARK.test(line2);
  return (at === 0 || line2.startsWith("	") ? "" : isPart ? "	" : " ") + line2;
}).join("");
function unmarked(text2, before, after2) {
  const mark = before.exec(text2)?.[0].length;
  const end = / (?:and|&)$/i.test(text2.slice(0, Math.max(0, text2.search(after2)))) ? 0 : text2.search(after2);
  return trimmed(mark === void 0 ? text2.slice(0, Math.max(0, end)) : text2.slice(mark));
}
var BARE_LABEL = /^([\u0900-\u0dff]+)\s+(\S.*)$/u;
var OF_KIND = /^(?:(?:upcoming|sag(?:[- ]aftra)?|(?:non-?)?union|student|senior|thesis|indie|independent|animated|(?:ultra )?(?:low|micro)[- ]budget|digital)\s)+/i;
var WITH_MAKER = /^([^()]{2,30})\(([^()]{2,60})\)$/;
function takeKind(found, whole2) {
  const [, named = "", maker = ""] = WITH_MAKER.exec(whole2) ?? [];
  if (kindNamed(named) !== void 0 && !takeNamed(found, trimmed(maker)))
    (isLanguage(trimmed(maker)) ? found.rest : found.production).push(trimmed(maker));
  const text2 = kindNamed(named) === void 0 ? whole2 : trimmed(named);
  const bare = text2.replace(OF_KIND, "");
  const [language = "", ...others] = bare.split(" ");
  const kind = kindNamed(text2) ?? kindNamed(bare) ?? (isLanguage(language) ? kindNamed(others.join(" ")) : void 0);
  if (!kind) return false;
  if (found.kind !== void 0 && found.kind !== kind) found.rest.push(text2);
  else {
    found.kind = kind;
    if (isLanguage(language)) found.rest.push(language);
  }
  return true;
}
function takeSize(found, text2) {
  const size = sizeNamed(text2);
  if (!size) return false;
  if (found.size === "") found.size = size;
  else if (found.size !== size) found.rest.push(text2);
  return true;
}
function takeProduction(found, text2) {
  const company = companyNamed(text2);
  if (company) {
    found.production.push(text2);
    found.likelyKind ??= company.kind;
    return true;
  }
  const named = unmarked(text2, PRODUCTION_MARK, PRODUCTION_AFTER);
  if (named === "") return false;
  for (const each of named.split(/\s[/·•|]\s|,\s|\sfor\s(?=\p{Lu})/u).map(trimmed).filter(Boolean)) {
    if (takeYear(found, each)) continue;
    found.likelyKind ??= companyNamed(each)?.kind;
    found.production.push(each.replace(/^for\s(?=\p{Lu})/u, ""));
  }
  return true;
}
function takeRole(found, text2) {
  const bare = text2.replace(/^mein /i, "");
  const role = text2.startsWith("playing ") ? trimmed(text2.slice(8)) : unmarked(bare, ROLE_MARK, ROLE_AFTER);
  if (role === "" || found.role !== "") return false;
  if (!takeSize(found, role)) found.role = role;
  return true;
}
function takeLabelled(found, text2) {
  const [, label = "", value = ""] = LABEL2.exec(text2) ?? BARE_LABEL.exec(text2) ?? [];
  const column = label === "" ? void 0 : labelNamed(label);
  const isBare = !/[:：-]/.test(text2);
  if (isBare && column === "ignored") return found.rest.push(text2) > 0;
  if (column === void 0 || isBare && column !== "role" && column !== "production") return false;
  if (column === "title") {
    const kind = kindNamed(label);
    if (found.title !== "" || !text2.includes(":") && kind === void 0 && !/name|नाव|नाम/iu.test(label))
      return false;
    found.kind ??= kind;
  }
  found.isGuess ||= column === "role" && /,|\p{Ll}{4}\. |\. \p{Lu}{2}/u.test(value);
  return takeColumn(found, column, trimmed(value));
}
var takeNamed = (found, text2) => takeYear(found, text2) || isDubbing(text2) && found.rest.push(text2) > 0 || takeKind(found, text2) || takeSize(found, text2) || takeProduction(found, text2) || takeRole(found, text2) || takeLabelled(found, text2);
function takeColumn(found, column, text2) {
  if (column === "unknown" && text2 !== "") return false;
  if (column === "ignored" || text2 === "")
    return found.year !== 0 || yearNamed(text2) === void 0 || takeYear(found, text2);
  if (column === "title" || column === "role") {
    if (column === "role" && (takeSize(found, text2) || takeRole(found, text2))) return true;
    if (found[column] !== "") return false;
    found[column] = withoutQuotes(text2);
    return true;
  }
  if (column === "year") return takeYear(found, text2);
  if (column === "kind") return takeKind(found, text2);
  if (column === "size") return takeSize(found, text2);
  const bare = withoutBrackets(found, text2).split("	").map(trimmed).filter(Boolean);
  for (const each of bare) {
    if (takeYear(found, each) || takeProduction(found, each)) continue;
    found.production.push(/^\d{4}/.test(each) ? each : withoutLooseYear(found, each));
  }
  return true;
}
var BRACKETS = /[([{]([^()[\]{}]{1,80})[)\]}]/g;
var IS_WORK = /\b(?:film|short|feature|series|pilot|campaign|spot|commercial|video|project|thesis)$/i;
function withoutBrackets(found, text2) {
  return text2.replace(BRACKETS, (whole2, inner) => {
    const parts = inner.split(/[,;|/]/).map(trimmed);
    const tried = { ...found, production: [], rest: [] };
    const isOne = parts.length < 3 && isCompany(parts[0] ?? "") && !looksLikeRole(inner) && !IS_WORK.test(inner);
    const known = parts.filter((part) => part !== "" && takeNamed(tried, part)).length;
    if (!isOne && (known === 0 || known < parts.length - 1)) return whole2;
    const hadSize = found.size !== "";
    for (const part of parts.filter((each) => !takeNamed(found, each))) {
      if (found.size !== "" && !hadSize && found.role === "" && !isCompany(part)) {
        found.role = part;
        continue;
      }
      const isLanguage2 = LANGUAGES.some((each) => each.toLowerCase() === part.toLowerCase());
      (isLanguage2 ? found.rest : found.production).push(part);
      found.isGuess ||= !isLanguage2 && !isOne && !isCompany(part);
    }
    return "	";
  });
}

// web/src/profile-form/old-cv/whole-lines.ts
var PAGE_NUMBER = /^(?:page|पेज|पृष्ठ)?\s*\d{1,2}(?:\s*(?:of|\/|\|)\s*\d{1,2})?$/iu;
var AND_MORE = /^[(*]?(?:(?:and|plus|&) (?:many |several |some )?(?:more|others)|\d{1,4} episodes?)[).!…*]{0,3}$/i;
var ON_REQUEST = /^[(*\s]*(?:an? )?(?:additional|full|complete|further|more|other|detailed|list|credits|r[eé]sum[eé]|conflicts|references)(?: [\p{L}/]{1,20}){1,5} (?:up)?on request[).*\s]*$/iu;
var isRemark = (text2) => AND_MORE.test(text2) || ON_REQUEST.test(text2);
var RULE = /^[\s_=*~.·•–—-]{3,}$/u;
var ITEM = new RegExp(
  `^\\s*(?:[${BULLETS}*\u2013-]|\\(?\\p{Nd}{1,2}[.)]|(?:19|20)\\d\\d(?=:|\\s[\u2013\u2014-]\\s))\\s*\\S`,
  "u"
);
var isItem = (line2) => line2 !== void 0 && (ITEM.test(textOfLine(line2)) || yearNamed(filledCells(line2)[0]?.text ?? "") !== void 0);
function withWholeItems(lines2) {
  const whole2 = [];
  for (const [index, line2] of lines2.entries()) {
    const above = whole2.at(-1);
    const next = lines2.slice(index + 1, index + 4).find(isItem);
    const isMore = above && next && isItem(above) && !isItem(line2) && line2.isPlaced && line2.pitch > 0 && line2.pitch < Math.max(above.pitch, next.pitch) * 0.85 && line2.style.isBold === above.style.isBold && // The cells of a table are put together by their columns.
    filledCells(above).length < 4 && filledCells(line2).length <= filledCells(above).length;
    if (isMore) {
      const placeOf = ({ left }) => {
        const at = above.cells.findIndex((cell) => above.isPlaced && Math.abs(cell.left - left) < 3);
        return at < 0 ? above.cells.length - 1 : at;
      };
      const cells = above.cells.map((cell, at) => {
        const more = filledCells(line2).filter((each) => placeOf(each) === at);
        return { ...cell, text: [cell, ...more].map(({ text: text2 }) => text2).join(" ") };
      });
      whole2[whole2.length - 1] = { ...above, cells };
    } else whole2.push(line2);
  }
  return whole2;
}
function withoutFurniture(lines2) {
  const seen = /* @__PURE__ */ new Map();
  const pages = [];
  for (const line2 of lines2) {
    if (line2.begins === "page" || pages.length === 0) pages.push([]);
    pages.at(-1)?.push(line2);
  }
  const edgesOf = (page) => [
    ...new Set([...page.slice(0, 3), ...page.slice(-2)].map(textOfLine))
  ];
  const keyOf = (text2) => /\p{L}/u.test(text2) && !text2.includes("	") || /\d of \d|page \d/i.test(text2) ? text2.replace(/\d+/g, "#") : text2;
  for (const text2 of pages.length > 1 ? pages.flatMap(edgesOf) : [])
    seen.set(keyOf(text2), (seen.get(keyOf(text2)) ?? 0) + 1);
  const counts = /* @__PURE__ */ new Map();
  for (const line2 of lines2) counts.set(textOfLine(line2), (counts.get(textOfLine(line2)) ?? 0) + 1);
  return pages.flatMap((page, number) => {
    const edges = new Set(number === 0 ? page.slice(-2).map(textOfLine) : edgesOf(page));
    return page.filter((line2) => {
      const text2 = textOfLine(line2);
      if (RULE.test(text2) || isRemark(text2)) return false;
      const isEdge = line2 === page[0] || line2 === page.at(-1);
      if (isEdge && PAGE_NUMBER.test(text2) && yearNamed(text2) === void 0) return false;
      const isOften = (counts.get(text2) ?? 0) > pages.length;
      return !edges.has(text2) || isOften || (seen.get(keyOf(text2)) ?? 0) < 2 || headingNamed(text2) !== void 0;
    });
  });
}
var LISTED2 = /^[^:;,.]{3,40}(?:: \S[^;]*;| includ(?:es?|ing):? \S)/iu;
function withParagraphs(lines2) {
  const whole2 = [];
  let first;
  for (const line2 of lines2) {
    const text2 = textOfLine(line2);
    const isSingle = filledCells(line2).length === 1;
    const [cell] = filledCells(whole2.at(-1) ?? line2);
    const goesOn = first !== void 0 && isSingle && line2.begins === "below" && line2.pitch > 0 && line2.pitch < first.pitch * 0.8 && !LISTED2.test(text2);
    if (first && cell && goesOn) {
      const above = whole2.pop() ?? first;
      whole2.push({ ...above, cells: [{ ...cell, text: `${cell.text} ${text2}` }] });
      continue;
    }
    first = isSingle && LISTED2.test(text2) ? line2 : void 0;
    whole2.push(line2);
  }
  return whole2;
}
var BULLET2 = new RegExp(`^[${BULLETS}*\u2013-]$`, "u");
var NUMBER2 = /^\(?(?:\p{Nd}{1,2}|[ivx]{1,4}|[a-z])[.)]$/iu;
function withBullet(line2) {
  const [first, second, ...others] = filledCells(line2);
  if (!first || !second || line2.isTable) return line2;
  const isMark = BULLET2.test(first.text) || others.length === 0 && NUMBER2.test(first.text);
  return isMark ? { ...line2, cells: [{ ...second, text: `${first.text} ${second.text}` }, ...others] } : line2;
}
var wholeLines = (lines2) => withWholeItems(withParagraphs(withoutFurniture(lines2)).map((line2) => withBullet(line2)));

// web/src/profile-form/old-cv/heading-form.ts
var LONGEST_HEADING2 = 45;
var MOST_WORDS = 6;
var LARGER = 1.1;
function bodyOf(lines2) {
  const weights = /* @__PURE__ */ new Map();
  let [all, bold, underlined, capitals] = [0, 0, 0, 0];
  for (const line2 of lines2) {
    const text2 = textOfLine(line2);
    const size2 = Math.round(line2.style.size * 2) / 2;
    weights.set(size2, (weights.get(size2) ?? 0) + text2.length);
    all += text2.length;
    if (line2.style.isBold) bold += text2.length;
    if (line2.style.isUnderlined) underlined += text2.length;
    if (isCapitals(text2)) capitals += text2.length;
  }
  const [size = 10] = [...weights].sort((a, b) => b[1] - a[1])[0] ?? [];
  return {
    size,
    isBold: bold > all / 2,
    isUnderlined: underlined > all / 2,
    isCapitals: capitals > all * 0.4
  };
}
var isHeadingText = (text2) => /\p{L}[\p{L}\p{M}]/u.test(text2) && !/\d{3}|^[\d\p{Ll}]|[^\s.]{5}\.$|[,;@"“”]$|^[(•●▪◦‣·*"“„‘–-]|\S@\S/u.test(text2);
function hasForm(line2, body) {
  const cells = filledCells(line2);
  const text2 = cells[0]?.text ?? "";
  const bare = withoutCount(text2);
  const isLong = bare.length > LONGEST_HEADING2 || bare.split(/\s+/).length > MOST_WORDS;
  if (cells.length !== 1 || text2.length > 2 * LONGEST_HEADING2 || isLong || !isHeadingText(bare)) return false;
  const { size, isBold, isUnderlined } = line2.style;
  return size > body.size * LARGER || isBold && !body.isBold || isUnderlined && !body.isUnderlined || isCapitals(text2) && !body.isCapitals || /[:：]$/.test(text2);
}
var isInColumn = (line2, above) => {
  const left = filledCells(line2)[0]?.left ?? 0;
  const isAt = (cell) => cell !== void 0 && Math.abs(cell.left - left) < 3;
  const [first, ...others] = above ? filledCells(above) : [];
  return line2.isPlaced && above?.isPlaced === true && others.some(isAt) && !isAt(first);
};
var isTight = (line2, above) => line2.pitch > 0 && line2.begins === "below" && line2.pitch < (above?.pitch ?? 0) * 0.9;
function isMoreOfTitle(lines2, index) {
  const [above, line2] = [lines2[index - 1], lines2[index]];
  const [cell] = line2 ? filledCells(line2) : [];
  const cells = above ? filledCells(above) : [];
  const title = cells.find(({ left }) => Math.abs(left - (cell?.left ?? NaN)) < 3);
  if (!above || !line2?.isPlaced || !cell || !title || line2.pitch === 0) return false;
  if (line2.style.size > above.style.size * LARGER) return false;
  const isNear = line2.pitch <= above.pitch * 1.1;
  if (cells.length === 1) return isNear && !headingNamed(cell.text) && isMoreOfTitle(lines2, index - 1);
  const areCapitals = [title, cell].every(({ text: text2 }) => isCapitals(text2));
  return areCapitals && isNear && above.style.isBold === line2.style.isBold || isTight(line2, above) && !headingNamed(cell.text);
}
var isMoreOfNames = (line2, header) => line2.isPlaced && line2.pitch > 0 && line2.pitch < WRAP_PITCH && line2.style.isBold && header.style.isBold && filledCells(line2).every(({ left }) => filledCells(header).some((cell) => Math.abs(cell.left - left) < 3));
var hasRoom = (line2, next) => next !== void 0 && next.pitch > 0 && line2.pitch > next.pitch * 1.3;
function isBetweenItems(lines2, index) {
  const [before, line2, next] = [lines2[index - 1], lines2[index], lines2[index + 1]];
  const text2 = line2 ? textOfLine(line2) : "";
  return isItem(before) && isItem(next) && !isItem(line2) && text2.length <= LONGEST_HEADING2 && !/[\d,;@\t]/.test(text2);
}
var PART_BESIDE = /^(?:education|training|(?:special |other )?skills|languages)\s*:?$/i;
function withoutMargins(lines2, body) {
  const edges = /* @__PURE__ */ new Map();
  const edgeOf = ({ cells, isPlaced, isTable }) => isPlaced && cells[0] ? Math.round(cells[0].left / 4) + (isTable ? 1e6 : 0) : void 0;
  const isNamed = (line2) => {
    const [first] = line2.cells;
    return first !== void 0 && first.text !== "" && headingNamed(first.text) !== void 0;
  };
  for (const line2 of lines2) {
    const edge = edgeOf(line2);
    if (edge === void 0 || line2.cells[0]?.text === "") continue;
    const { named, all } = edges.get(edge) ?? { named: 0, all: 0 };
    edges.set(edge, { named: named + (isNamed(line2) ? 1 : 0), all: all + 1 });
  }
  let header;
  return lines2.flatMap((line2) => {
    const [first, second] = filledCells(line2);
    if (columnsOf(line2)) header = line2;
    const isCell = first && header ? header.cells.slice(1).some(({ left }) => Math.abs(left - first.left) < 4) : false;
    const { named, all } = edges.get(edgeOf(line2) ?? -1) ?? { named: 0, all: 1 };
    const isLarge = line2.style.size > body.size * LARGER && isNamed(line2);
    const isPart = isLarge || !line2.isTable && PART_BESIDE.test(first?.text ?? "");
    const isMargin = named >= 2 && named >= all * 0.7 && isNamed(line2) && !(isCell && line2.isPlaced);
    if (!first || !second || !(isMargin || isPart)) return [line2];
    if (columnsOf(line2)) return [line2];
    const heading = { ...line2, cells: [first], style: { ...line2.style, isBold: true, isUnderlined: true } };
    const style = isLarge ? { ...line2.style, size: body.size, isBold: body.isBold } : line2.style;
    const cells = line2.cells.map((cell) => cell === first ? { ...cell, text: "" } : cell);
    const row = { ...line2, style, cells };
    return [
      heading,
      { ...row, cells: line2.isTable ? row.cells : row.cells.slice(1), begins: "below" }
    ];
  });
}

// web/src/profile-form/old-cv/table-grid.ts
var MOST_NOTES = 0.3;
var FILLED = 0.25;
var median = (numbers) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0;
function placed(cells, columns) {
  const texts = columns.map(() => "");
  const edges = columns.map(() => void 0);
  let isSure = cells.length <= columns.length;
  let before = -1;
  for (const cell of cells) {
    const distances = columns.map((left) => Math.abs(cell.left - left));
    const at = distances.indexOf(Math.min(...distances));
    const isOver = cell.right > (columns[at + 1] ?? Infinity) + 2;
    if (isOver || at <= before) isSure = false;
    before = at;
    texts[at] = `${texts[at] ?? ""} ${cell.text}`.trim();
    edges[at] = cell;
  }
  return { cells: texts, isSure, edges };
}
function gridOf(rows, header) {
  const cellsOf = (line2) => line2.isTable ? line2.cells : filledCells(line2);
  const lines2 = rows.map(({ line: line2 }) => line2).filter((line2) => filledCells(line2).length > 1);
  const counts = [...lines2, ...header ? [header] : []].map((line2) => cellsOf(line2).length);
  const isFrequent = (count) => counts.filter((each) => each === count).length >= Math.max(1, lines2.length * FILLED);
  const width = Math.max(header ? cellsOf(header).length : 1, ...counts.filter(isFrequent));
  const isFull = (line2) => line2.isPlaced && !line2.isTable && filledCells(line2).length === width;
  const rowsOnly = lines2.filter(isFull);
  const full = rowsOnly.length > 0 || !header || !isFull(header) ? rowsOnly : [header];
  const columns = Array.from(
    { length: width },
    (_, at) => median(full.map((line2) => filledCells(line2)[at]?.left ?? 0))
  );
  return rows.map(({ line: line2, ...above }) => {
    const cells = cellsOf(line2);
    if (line2.isPlaced && !line2.isTable && full.length > 0)
      return { line: line2, ...above, ...placed(cells, columns) };
    const texts = Array.from({ length: Math.max(width, cells.length) }, (_, at) => cells[at]?.text ?? "");
    const isSure = cells.length === width;
    const last = texts.slice(width - 1).join(" ").trim();
    return { line: line2, ...above, cells: [...texts.slice(0, width - 1), last], isSure };
  });
}
function usualOf(grid, columns) {
  const pitchOf = (rows) => median(rows.map(({ line: line2 }) => line2.pitch).filter((pitch) => pitch > 0));
  const all = grid.filter(({ cells }) => cells.filter(Boolean).length > 1);
  const dated = all.filter(({ cells }) => /\d/.test(cells[columns.indexOf("year")] ?? ""));
  const others = all.filter((row) => !dated.includes(row));
  const isApart = dated.length > 1 && others.length > 0 && pitchOf(dated) > pitchOf(others) * 1.3;
  const several = isApart ? dated : all;
  const isFull = (index) => several.filter(({ cells }) => cells[index]).length > several.length * 0.6;
  return { pitch: pitchOf(several), filled: columns.filter((_, index) => isFull(index)).length };
}
function isBroken(above, below, end) {
  if (!above || !below || below.text === "") return false;
  const letter = (below.right - below.left) / below.text.length;
  const [word = ""] = below.text.split(" ");
  return above.right + (word.length + 2) * letter < end;
}
function merged(above, row, line2, ends) {
  const isSmaller = row.line.style.size * LARGER < above.line.style.size;
  const cells = above.cells.map((cell, at) => {
    const more = row.cells[at] ?? "";
    const isBreak = isSmaller || isBroken(above.edges?.[at], row.edges?.[at], ends[at] ?? 0);
    const isOwn = isBreak && !/^[(&]/.test(more);
    const sign = isOwn ? "	" : "";
    return cellText([cell, more === "" ? "" : sign + more]);
  });
  const note = [above.note, row.note].filter(Boolean).join(" ");
  return {
    ...row,
    line: { ...line2, cells: looseLine(note === "" ? cells : [...cells, note]).cells },
    cells,
    ...note && { note },
    isSure: above.isSure && row.isSure,
    edges: cells.map((_, at) => row.edges?.[at] ?? above.edges?.[at])
  };
}
function withWraps(grid, named) {
  const rows = [];
  const isYears = (at) => {
    const filled = grid.flatMap(({ cells }) => cells[at] || []);
    return filled.length > 1 && share(filled, (text2) => yearNamed(text2) !== void 0) > 0.8;
  };
  const kinds = (grid[0]?.cells ?? []).map((_, at) => isYears(at) ? "year" : void 0);
  const first = kinds.indexOf(void 0);
  const columns = named ?? kinds.map((kind, at) => at === first ? "title" : kind);
  const usual = usualOf(grid, columns);
  const title = columns.indexOf("title");
  const ends = columns.map((_, at) => Math.max(0, ...grid.map(({ edges }) => edges?.[at]?.right ?? 0)));
  const isTitled = (cells) => (cells[title] ?? "") !== "";
  const isNote = ({ cells }) => (cells[title] ?? "").startsWith("*");
  const hasNotes = share(grid, isNote) < MOST_NOTES;
  const withoutNote = (row, at) => hasNotes && at > 0 && isNote(row) ? {
    ...row,
    cells: row.cells.map((cell, index) => index === title ? "" : cell),
    note: row.cells[title] ?? ""
  } : row;
  let over;
  for (const [index, each] of grid.map(withoutNote).entries()) {
    const next = grid[index + 1];
    const isOver = next !== void 0 && next.line.isPlaced && next.line.style.isBold === each.line.style.isBold && !isTitled(each.cells) && isTitled(next.cells) && next.line.pitch > 0 && next.line.pitch < Math.min(WRAP_PITCH, each.line.pitch * 0.75);
    if (isOver) {
      over = each;
      continue;
    }
    const row = over ? merged(over, each, each.line, ends) : each;
    const isTall = over !== void 0;
    over = void 0;
    const above = isTall ? void 0 : rows.at(-1);
    const { line: line2, cells } = row;
    const hasTitle = isTitled(cells);
    const isRest = !hasTitle && /^[\p{Ll}(&]/u.test(cells.filter(Boolean).join("	"));
    const isNear = line2.isPlaced && !line2.isTable && line2.pitch > 0 && (line2.pitch < WRAP_PITCH || isRest);
    const isPart = cells.filter((cell) => cell !== "").length < usual.filled;
    if (!above || !isNear || !isPart) {
      rows.push(row);
      continue;
    }
    const isClose = line2.pitch < usual.pitch * 0.92 || /^[\p{Ll}(&]/u.test(cells[title] ?? "");
    const isCertain = !hasTitle || isClose;
    const isSure = above.isSure && row.isSure && isCertain;
    rows[rows.length - 1] = { ...isCertain ? merged(above, row, above.line, ends) : above, isSure };
    if (!isCertain) rows.push({ ...row, isSure: false });
  }
  return rows;
}

// web/src/profile-form/old-cv/several-works.ts
var LONGEST5 = 400;
var LABEL3 = /^([^:：(),;"“‘]{3,40}?(?: \(\d{4}[^()]{0,12}\))?)\s?[:：]\s+(\S.*)$/u;
var DASH_LABEL = /^([^:：();"“‘]{3,60}?)\s[–—-]\s(\S.*)$/u;
var DIRECTED = /\.\s+(?:direction|directed by|dir\.?)[: ]+([^.,;()]{3,40})\.?$/iu;
var PLAYED = /^["“‘']?[^()"“”]{2,60}["”’']? (?:[([](?!\d)(?:as )?[^()[\]]{2,50}[)\]]|as .{2,50})$/iu;
var OTHER2 = /(?:^|\P{L})(?:dir|director|directed|prod|producer|by)(?!\p{L})|\d{4}|\s[–—-]\s/iu;
var IN_BRACKETS = /[([]([^()[\]]+)[)\]]$/;
var DASHED = /^[^–—()]{2,50}\s[–—]\s[^–—(),]{2,40}$/u;
var QUOTED3 = /^(?:["“][^"“”]{2,60}["”]|‘[^‘’]{2,60}’)$/u;
var ABOVE = /\s?[–—:-]$/u;
var MAKERS = /^(?:(?:plays|shows|films|serials|worked|acted|performed)\s)?(?:with|under the direction of) (?=\p{Lu}|the )/iu;
var isHouse = (text2) => isCompany(text2) && /^\P{Ll}/u.test(text2);
function severalIn(text2, areDashed = false) {
  if (text2.length > LONGEST5) return void 0;
  const [, own2 = "", dashed = ""] = DASH_LABEL.exec(text2) ?? [];
  const isDashed = own2 !== "" && (areDashed || isMaker(own2));
  const [, house = "", all = text2] = isDashed ? ["", own2, dashed] : LABEL3.exec(text2) ?? [];
  const [, director] = DIRECTED.exec(all) ?? [];
  const maker = [makerNamed(house.replace(/ \([^()]*\)$/, "")), director].filter(Boolean).join(", ");
  const list = all.replace(DIRECTED, "");
  const parts = splitOutside(list, list.includes(";") ? /;/g : /,/g).map(trimmed).filter(Boolean);
  const works = parts.map((part) => part.replace(/\.$/, ""));
  const played = works.filter((work) => PLAYED.test(work) && sizeNamed(work) === void 0).length;
  if (works.length > 1 && works.every((work) => DASHED.test(work))) return { maker, works };
  const areWorks = works.every(
    (work) => (PLAYED.test(work) || QUOTED3.test(work)) && !OTHER2.test(work) && !isHouse(IN_BRACKETS.exec(work)?.[1] ?? "")
  );
  return areWorks && played >= works.length / 2 ? { maker, works } : void 0;
}
var makerNamed = (text2) => trimmed(text2.replace(MAKERS, "").replace(/,? ?(?:directed by|with) (?=\p{Lu})/u, ", "));
var isMaker = (text2) => isCompany(text2) || makerNamed(text2) !== text2;
function makerAbove(text2) {
  const isGroup = text2.length < 120 && ABOVE.test(text2) && MAKERS.test(text2);
  return isGroup ? makerNamed(text2) : void 0;
}
var worksText = (line2) => filledCells(line2).filter(({ text: text2 }) => yearNamed(text2) === void 0).map(({ text: text2 }) => text2).join(" ");
function withSeveral(lines2) {
  let above;
  const texts = lines2.map(({ line: line2 }) => worksText(line2));
  const areDashed = texts.some(
    (text2) => isMaker(DASH_LABEL.exec(text2)?.[1] ?? "") && (severalIn(text2)?.works.length ?? 0) > 1
  );
  const found = texts.map((text2) => severalIn(text2, areDashed));
  const areLists = found.some((several) => several !== void 0 && several.works.length > 1);
  return lines2.flatMap((each, at) => {
    const own2 = makerAbove(worksText(each.line));
    if (own2 !== void 0 && at < lines2.length - 1) {
      above = own2;
      return [];
    }
    const several = areLists ? found[at] : void 0;
    const maker = several?.maker || above || each.maker;
    if (!several) return [maker === each.maker ? each : { ...each, maker: maker ?? "" }];
    const years = filledCells(each.line).flatMap((cell) => yearNamed(cell.text)?.year ?? []);
    return several.works.map((work) => ({
      ...each,
      year: years[0] ?? each.year,
      line: { ...each.line, ...looseLine([work], each.line.style) },
      ...maker ? { maker } : {}
    }));
  });
}

// web/src/profile-form/old-cv/cv-records.ts
var MOST_LINES = 10;
var LEAST_RECORDS = 3;
var LONGEST6 = 80;
var MOST_CELLS = 2;
var LABELLED = 0.5;
var ALIKE = 0.8;
function labelOf(line2) {
  const cells = line2 ? filledCells(line2) : [];
  const text2 = withoutBullet(cells[0]?.text ?? "");
  if (cells.length === 1) return columnNamed(LABEL2.exec(text2)?.[1] ?? "");
  return cells.length === 2 && kindNamed(text2) === void 0 ? labelNamed(text2) : void 0;
}
var isLabelled2 = (lines2, at) => labelOf(lines2[0]) === void 0 ? labelOf(lines2[at]) === void 0 && (at === 0 || labelOf(lines2[at - 1]) !== void 0) : labelOf(lines2[at]) === labelOf(lines2[0]);
var isBesideOthers = (lines2, at) => filledCells(lines2[at] ?? looseLine([])).length > 1;
function isTwo([one, two, ...more]) {
  if (!one || !two || more.length > 0) return false;
  const [title, below] = [one, two].map(({ line: line2 }) => filledCells(line2)[0]?.left ?? 0);
  const isBelow = !two.line.isPlaced || Math.abs((title ?? 0) - (below ?? 0)) < 3;
  return isBelow && (two.line.pitch === 0 || two.line.pitch >= one.line.pitch * 0.9);
}
function endWithCompanies(lines2, size) {
  const companies = (isLast) => share(
    lines2.filter((_line, at) => at % size === size - 1 === isLast),
    (line2) => isCompany(textOfLine(line2))
  );
  return lines2.length % size === 0 && companies(true) >= 0.6 && companies(false) <= 0.1;
}
var WAYS = [
  // Larger or bolder than the other lines.
  (lines2, at) => lines2[at]?.style.size === lines2[0]?.style.size && lines2[at]?.style.isBold === lines2[0]?.style.isBold && yearNamed(textOfLine(lines2[0] ?? looseLine([])))?.isExact !== true,
  // With more room above it than between its lines.
  (lines2, at) => at === 0 || (lines2[at]?.pitch ?? 0) > (lines2[at - 1]?.pitch ?? Infinity) * 1.3,
  // Below the year of the one before.
  (lines2, at) => at === 0 || yearNamed(filledCells(lines2[at - 1] ?? looseLine([]))[0]?.text ?? "") !== void 0,
  // 'Hamlet, 2019'.
  (lines2, at) => /(?:19|20)\d\d/.test(textOfLine(lines2[at] ?? looseLine([]))),
  // '– Ophelia –' below its title.
  (lines2, at) => !/^[–—•*·-]/u.test(textOfLine(lines2[at] ?? looseLine([]))),
  ...[3, 2].map(
    (size) => (lines2, at) => at % size === 0 && (at > 0 || endWithCompanies(lines2, size))
  )
];
function groupsOf(block, begins) {
  const lines2 = block.map(({ line: line2 }) => line2);
  const groups = [];
  if (lines2.length === 0 || !begins(lines2, 0)) return groups;
  for (const [at, each] of block.entries()) {
    if (begins(lines2, at)) groups.push([each]);
    else groups.at(-1)?.push(each);
  }
  return groups;
}
function areApart(groups) {
  const rooms = groups.slice(1).map(([first]) => first?.line.pitch ?? 0);
  const inner = groups.flatMap((lines2) => lines2.slice(1).map(({ line: line2 }) => line2.pitch));
  return Math.min(...rooms) > Math.max(0, ...inner) * 1.6;
}
function areRecords(groups) {
  const counts = groups.map(({ length }) => length);
  const usual = [...counts].sort((a, b) => a - b)[counts.length >> 1] ?? 0;
  return groups.length >= LEAST_RECORDS && usual > 1 && Math.max(...counts) <= MOST_LINES && (share(counts, (count) => count === usual) >= ALIKE || areApart(groups));
}
function recordsOf(all) {
  const block = all.filter(({ line: line2 }) => !isProse(textOfLine(line2)));
  if (share(block, ({ line: line2 }) => labelOf(line2) !== void 0) >= LABELLED) return groupsOf(block, isLabelled2);
  const isWhole = ({ line: line2 }) => textOfLine(line2).length > LONGEST6 || filledCells(line2).length > MOST_CELLS;
  const beside = groupsOf(block, isBesideOthers);
  if (areRecords(beside) && beside.every((lines2) => isTwo(lines2))) return beside;
  if (block.some(isWhole)) return void 0;
  return WAYS.map((begins) => groupsOf(block, begins)).find(areRecords);
}
var WRITTEN2 = /^(?:(?:music|lyrics|book|words|story|screenplay|libretto|written|adapted|based)[,&\s]*(?:and )?)+(?:by|on) /i;
var LABELS = {
  title: "Title",
  role: "Role",
  production: "Director",
  year: "Year",
  kind: "Type",
  size: "Billing",
  ignored: "Number",
  unknown: "Number"
};
function partsOf2(line2) {
  const texts = filledCells(line2).map(({ text: text2 }) => withoutBullet(text2));
  const column = labelOf(line2);
  if (column !== void 0) return texts.length === 1 ? texts : [`${LABELS[column]}: ${texts[1] ?? ""}`];
  return texts.flatMap((text2) => {
    const parts = splitLine(text2);
    return parts.join(", ") === text2 ? [text2] : parts;
  });
}
function joined(records) {
  const titled = records.map((lines2) => {
    const size = Math.max(...lines2.map(({ line: line2 }) => line2.style.size));
    const title = lines2.find(({ line: line2 }) => line2.style.size === size) ?? lines2[0];
    return { head: lines2[0], title, others: lines2.filter((each) => each !== title) };
  });
  const isDivided = ({ line: line2 }) => partsOf2(line2).length > filledCells(line2).length;
  const areDivided = share(titled, ({ title }) => title !== void 0 && isDivided(title)) >= 0.5;
  const areCells = share(titled, ({ title }) => title !== void 0 && filledCells(title.line).length > 1) >= 0.5;
  return titled.flatMap(({ head, title, others }) => {
    if (!head || !title) return [];
    const cells = filledCells(title.line).map(({ text: text2 }) => text2);
    const whole2 = areCells ? cells : [cells.join(" ")];
    const own2 = areDivided || labelOf(title.line) ? partsOf2(title.line) : whole2;
    const texts = [...own2, ...others.flatMap(({ line: line2 }) => partsOf2(line2))].filter(
      (text2) => !WRITTEN2.test(text2)
    );
    const { cells: read } = looseLine(/^\p{Nd}{1,3}[.)]?$/u.test(texts[0] ?? "") ? texts.slice(1) : texts);
    return [{ ...head, line: { ...head.line, cells: read, isPlaced: false } }];
  });
}
function withRecords(block) {
  const records = recordsOf(block);
  return records ? joined(records) : block;
}
var MOST_BELOW = 5;
var lookOf = ({ style }) => `${String(Math.round(style.size * 2))}|${String(style.isBold)}`;
function looksOf(lines2) {
  const looks = lines2.map((line2) => lookOf(line2));
  const often = (look) => looks.filter((each) => each === look).length;
  const usual = [...new Set(looks)].sort((one, other) => often(other) - often(one))[0];
  return lines2.map((line2, at) => {
    const look = looks[at] ?? "";
    const text2 = textOfLine(line2);
    const isNamed = filledCells(line2).length === 1 && (headingNamed(text2) !== void 0 || makerNamed(text2) !== text2);
    return isNamed && look !== usual ? "heading" : look;
  });
}
function groupsBelow(lines2, looks, title) {
  const size = lines2[looks.indexOf(title)]?.style.size ?? 0;
  const isBelow = (at) => {
    const line2 = lines2[at];
    return line2 !== void 0 && looks[at] !== title && looks[at] !== "heading" && line2.begins === "below" && line2.style.size <= size && !line2.isTable && filledCells(line2).length <= MOST_CELLS && textOfLine(line2).length <= LONGEST6;
  };
  const isOver = (at) => isBelow(at - 1) && (lines2[at - 1]?.pitch ?? 0) > (lines2[at]?.pitch ?? Infinity) * 1.4;
  const titles = looks.flatMap((look, at) => look === title ? [at] : []);
  const areOver = share(titles, isOver) > 0.5;
  const groups = titles.map((at) => {
    let end = at + 1;
    while (isBelow(end) && end <= at + MOST_BELOW && !(areOver && looks[end + 1] === title)) end += 1;
    return lines2.slice(areOver && isOver(at) ? at - 1 : at, end);
  });
  return { groups, areOver };
}
function isBehindTitle(line2, above) {
  const cells = above?.isPlaced === true && line2.isPlaced ? filledCells(above) : [];
  const [, ...others] = cells.filter(({ text: text2 }) => yearNamed(text2) === void 0);
  const left = filledCells(line2)[0]?.left ?? 0;
  return others.some((cell) => Math.abs(cell.left - left) < 3);
}
function withStyledRecords(lines2) {
  const looks = looksOf(lines2);
  const wayOf2 = (title) => {
    const { groups, areOver } = groupsBelow(lines2, looks, title);
    const below2 = groups.map((group) => group.map(lookOf).join(" "));
    const often = (look) => below2.filter((each) => each === look).length;
    const usual = [...new Set(below2)].sort((one, other) => often(other) - often(one))[0] ?? "";
    const records = groups.filter((_group, at) => below2[at] === usual);
    const areYears = share(records, ([head]) => head !== void 0 && yearNamed(textOfLine(head)) !== void 0) > 0.5;
    const areRows = share(records, ([head, next]) => next !== void 0 && isBehindTitle(next, head)) > 0.5;
    const areAlike = !areYears && !areRows && usual !== title && groups.length >= LEAST_RECORDS && (areOver || records.length >= LEAST_RECORDS && records.length >= groups.length * 0.5);
    const areLoud = records.every((record) => {
      const head = record.find((line2) => lookOf(line2) === title);
      return record.every(
        (line2) => line2 === head || head && (line2.style.size < head.style.size || head.style.isBold)
      );
    });
    const isOften = new Set(records.map(([head]) => head ? textOfLine(head) : "")).size < records.length / 2;
    return areAlike && areLoud && !isOften ? groups.filter((group) => group.length > 1) : [];
  };
  const ways = [...new Set(looks)].filter((look) => look !== "heading").map((look) => wayOf2(look));
  const best = ways.sort((one, other) => other.length - one.length)[0] ?? [];
  if (best.length === 0) return lines2;
  const heads = new Map(
    joined(best.map((group) => group.map((line2) => ({ line: line2, year: void 0 })))).map(({ line: line2 }, at) => [
      best[at]?.[0],
      line2
    ])
  );
  const below = new Set(best.flatMap((group) => group.slice(1)));
  return lines2.flatMap((line2) => below.has(line2) ? [] : [heads.get(line2) ?? line2]);
}
var LEAST_NAMES = 3;
function withValues2(lines2) {
  const names = lines2.map((line2) => {
    const cells = filledCells(line2);
    return cells.length === 1 && kindNamed(textOfLine(line2)) === void 0 ? labelNamed(textOfLine(line2)) : void 0;
  });
  const texts = lines2.map((line2) => textOfLine(line2));
  const counts = /* @__PURE__ */ new Map();
  for (const [at, text2] of texts.entries())
    if (names[at] !== void 0) counts.set(text2, (counts.get(text2) ?? 0) + 1);
  const isValue = (at) => {
    const line2 = lines2[at];
    return line2 !== void 0 && filledCells(line2).length === 1 && names[at] === void 0;
  };
  const isName = (at) => (counts.get(texts[at] ?? "") ?? 0) >= LEAST_NAMES && isValue(at + 1);
  return lines2.flatMap((line2, at) => {
    if (names[at] !== void 0 && isName(at)) return [];
    const above = lines2[at - 1];
    if (!above || names[at - 1] === void 0 || !isName(at - 1)) return [line2];
    const { cells } = looseLine([`${texts[at - 1] ?? ""}: ${texts[at] ?? ""}`]);
    return [{ ...line2, cells, pitch: above.pitch, begins: above.begins }];
  });
}

// web/src/profile-form/old-cv/credit-parts.ts
var labelledByKind = (found, text2) => {
  const [, label = "", value = ""] = /^([^:]{2,30}):\s*(\S.*)$/.exec(text2) ?? [];
  const kind = label === "" ? void 0 : kindNamed(label);
  if (kind !== void 0 && found.kind === void 0) {
    found.kind = kind;
    return [value];
  }
  return label !== "" && takeSize(found, label) ? [value] : void 0;
};
var recognised = (found, text2) => takeNamed(found, text2) ? [] : void 0;
var onChannel = (found, text2) => {
  const [, shown2 = "", channel = ""] = /^(.{2,80}?),? on (.{2,40}?)\.?$/iu.exec(text2) ?? [];
  return companyNamed(channel) !== void 0 && takeProduction(found, channel) ? [shown2] : void 0;
};
var billedFirst = (found, text2) => {
  const [, billing = "", after2 = ""] = /^(.{2,80}?)\s[–—-]\s(.{2,80})$/u.exec(text2) ?? [];
  if (!isBilling(billing)) return void 0;
  if (!takeSize(found, billing)) found.rest.push(billing);
  if (!isCompany(after2)) return [after2];
  found.production.push(after2);
  return [];
};
var BEGINS_QUOTED = /^(?:["“„«]([^"“”„«»]{1,80})["”“»]|‘([^‘’]{1,80})’(?=\s|,|$))/u;
var quotedFirst = (found, text2, isLater) => {
  const [whole2 = "", double, single] = BEGINS_QUOTED.exec(text2) ?? [];
  const quoted = double ?? single;
  if (quoted === void 0 || found.title !== "" || isLater && whole2 === text2) return void 0;
  found.title = trimmed(quoted);
  return [text2.slice(whole2.length).replace(/^[\s,.:–-]+/, "")];
};
var byMaker = (found, text2) => {
  const [, maker] = found.title === "" ? [] : /^by (\p{Lu}.*)$/u.exec(text2) ?? [];
  if (maker === void 0) return void 0;
  found.production.push(trimmed(maker));
  return [];
};
var ownSize = (found, text2) => {
  const [one = "", other = "", ...more] = text2.split(" \xB7 ");
  if (other === "" || more.length > 0 || sizeNamed(one) === sizeNamed(other)) return void 0;
  if (takeSize(found, other)) return [one];
  return takeSize(found, one) ? [other] : void 0;
};
var BETWEEN_YEAR = new RegExp(`^(.{1,80}?),\\s\\(?(${YEAR.source})\\)?,\\s(.+)$`);
var aroundYear = (found, text2) => {
  const [, work = "", year = "", makers = ""] = BETWEEN_YEAR.exec(text2) ?? [];
  if (work === "" || found.year !== 0) return void 0;
  found.year = Number(year);
  const others = splitAtCommas(makers).filter((maker) => !takeNamed(found, maker));
  found.production.push(...others);
  found.isGuess ||= !others.every((maker) => isCompany(maker));
  return [work];
};
var dividedByComma = (found, text2, isLater) => {
  const [, before = "", after2 = ""] = /^([^,]+),\s([^,]+)$/.exec(text2) ?? [];
  if (isStatus(after2)) {
    found.rest.push(after2);
    return [before];
  }
  if (takeSize(found, after2) || found.kind === void 0 && takeKind(found, after2)) return [before];
  return isLater && kindNamed(before) !== void 0 && takeKind(found, before) ? [after2] : void 0;
};
var episodesOf = (found, text2) => {
  const [, often = "", played = ""] = /^(\d[^()]{2,20}) \(([^()]{2,80})\)$/.exec(text2) ?? [];
  if (!isStatus(often)) return void 0;
  found.rest.push(often);
  return [played];
};
var bracketed = (found, text2) => {
  const around = withoutBrackets(found, text2).split("	").map(trimmed).filter(Boolean);
  return around.length === 1 && around[0] === text2 ? void 0 : around;
};
var quotedLast = (found, text2) => {
  if (found.title !== "") return void 0;
  const [, before = "", play = ""] = /^(.{3,60}?)[\s,:]+["“„]([^"“”„]{1,80})["”“]$/u.exec(text2) ?? [];
  const kind = kindNamed(before);
  if (kind === void 0 && !isCompany(before)) return void 0;
  found.title = trimmed(play);
  found.kind ??= kind;
  if (kind === void 0) found.production.push(before);
  return [];
};
var genre = (found, text2, isLater) => {
  if (!isLater || !isGenre(text2)) return void 0;
  found.rest.push(text2);
  return [];
};
var inBrackets = (_found, text2) => {
  const [, inside] = /^[([{]([^()[\]{}]{2,80})[)\]}]$/.exec(text2) ?? [];
  return inside === void 0 ? void 0 : [inside];
};
var FORMS = [
  labelledByKind,
  recognised,
  onChannel,
  billedFirst,
  quotedFirst,
  byMaker,
  ownSize,
  aroundYear,
  dividedByComma,
  episodesOf,
  bracketed
];
var UNDATED = [quotedLast, genre, inBrackets];
function freeParts(found, written, isLater) {
  const read = (text3, forms) => {
    for (const form of forms) {
      const left = form(found, text3, isLater);
      if (left) return left.flatMap((each) => freeParts(found, each, isLater));
    }
    return void 0;
  };
  const text2 = trimmed(written).replace(/\)\.$/, ")");
  if (text2 === "") return [];
  const parts = read(text2, FORMS);
  if (parts) return parts;
  const bare = withoutLooseYear(found, text2);
  if (bare === "" || bare !== text2 && takeNamed(found, bare)) return [];
  return read(bare, UNDATED) ?? [bare];
}
var BEFORE_MARK = /[\s,.;(/–-](?=(?:dir(?:ected by|ector|ection)?|role|character|year|producer|produced by) ?[:.-] ?[^\s)\]]|(?:directed|produced) by\s|dir\.?\s\p{Lu}|with director\s|direction\s\p{Lu}|as\s(?=["“‘]))/giu;
function peel(found, text2, isLater = false) {
  const { size, role } = found;
  const makers = found.production.length;
  const texts = withoutBrackets(found, text2).split("	").flatMap(
    (each) => isLabelled(each) && each.includes("/") && each.indexOf("/") < each.indexOf(":") ? [each] : each.replace(BEFORE_MARK, "	").split("	")
  ).flatMap((each) => freeParts(found, each, isLater));
  const hasSize = found.size !== size;
  if (texts.length > 0)
    return texts.map((each) => {
      const bare = withoutQuotes(each);
      return bare === each ? { text: each, hasSize } : { text: bare, hasSize, isQuoted: true };
    });
  if (hasSize) return isLabelled(text2) ? [] : [{ text: "", hasSize }];
  const isTaken = found.production.length > makers || found.role !== role;
  return isTaken ? [{ text: "", hasSize, taken: text2 }] : [];
}

// web/src/profile-form/old-cv/divided-parts.ts
var ALIKE2 = 0.7;
var HALF = 0.5;
var LEAST = 0.15;
var between = (pattern) => (text2) => pattern.exec(text2)?.slice(1).filter(Boolean) ?? [];
var twoAt = (sign) => (text2) => splitOutside(text2, sign).map(trimmed);
var BY = / by /;
var CERTAIN2 = [
  {
    mark: /^play/i,
    halvesOf: between(/^(?:played|playing|plays) (.{2,80}?) in (.{2,80})$/iu),
    first: "role"
  },
  { mark: / as /i, halvesOf: between(/^(.{2,80}?),? as (?:an? )?(.{2,80})$/iu), other: "role" }
];
var SIGNS = [
  { mark: /[·•|]/, halvesOf: twoAt(/\s[·•|]\s/g), least: LEAST },
  { mark: /[–—-]/, halvesOf: twoAt(/\s[–—-]{1,2}\s|—/g) },
  {
    mark: / in /,
    halvesOf: between(/^(.{2,80}?),? in (?:the )?([\p{Lu}\p{Lo}\p{N}"“‘’'].*)$/u),
    first: "role"
  },
  {
    mark: / (?:at|on) /,
    halvesOf: between(/^(.{2,80}?) (?:at|on) ((?:the )?[\p{Lu}\p{Lo}\p{N}&].*)$/u),
    other: "production",
    isLoose: true
  },
  {
    mark: BY,
    halvesOf: between(/^(.{2,80}?),? by ([\p{Lu}\p{Lo}\p{N}&].*)$/u),
    other: "production",
    least: HALF
  },
  {
    mark: /[([{](?!\d)/,
    halvesOf: between(/^(.{1,80}?) ?[([{]([^()[\]{}]{2,60})[)\]}](?: ([\p{L}&].*))?$/u),
    isLoose: true
  },
  { mark: /["“„]/, halvesOf: between(/^(.{2,60}?) ["“„]([^"“”„]{2,60})["”“]$/u), isLoose: true },
  { mark: /:/, halvesOf: between(/^([^:]{2,60}): (.{2,80})$/u), isLoose: true },
  { mark: /\//, halvesOf: twoAt(/\s\/{1,2}\s/g), isLoose: true },
  { mark: /\//, halvesOf: twoAt(/\//g), isLoose: true },
  { mark: COMMA, halvesOf: twoAt(COMMA), isLoose: true }
];
var MOST_SIGNS = 4;
var PLACES = [0, 1, 2, 3, 4];
function lackingOf(rows) {
  const { columns } = inferFields(rows, void 0);
  const has = ({ found, parts }, field) => {
    const known = found[field];
    return known.length > 0 || parts.some(({ text: text2, hasSize }, at) => columns[at] === field && (text2 !== "" || hasSize));
  };
  return rows.filter(
    (draft) => !has(draft, "title") || !has(draft, "production") || !has(draft, "role") && draft.found.size === ""
  );
}
function dividedAt(draft, at, { mark, halvesOf, first, other }) {
  const { found, parts, maker } = draft;
  const texts = halvesOf(parts[at]?.text ?? "");
  if (texts.length < 2 || texts.length > 3 || texts.includes("")) return draft;
  if ((first ?? other) === "role" && found.role !== "") return draft;
  const isMade = maker !== "" || found.production.length > 0 || parts.some(({ text: text2 }, index) => index !== at && isCompany(text2));
  const halves = texts.flatMap((text2, half) => {
    const field = half === 0 ? first : half === 1 ? other : void 0;
    if (field === "role" && found.role === "") {
      const [role, ...others] = peel(found, text2);
      found.role ||= role?.text ?? "";
      return others;
    }
    if (field === "production") {
      if (mark !== BY || !isMade) found.production.push(...splitAtCommas(text2));
      return [];
    }
    return peel(found, text2, at + half > 0);
  });
  return { ...draft, parts: [...parts.slice(0, at), ...halves, ...parts.slice(at + 1)] };
}
var isShort = ({ found, parts }) => parts.filter(({ taken }) => taken === void 0).length + Math.min(1, found.production.length) <= 2;
var BRACKETED = /^(.{1,80}?) ?[([]([^()[\]]{2,60})[)\]]$/u;
function withoutBracketed(drafts) {
  const isOpen = ({ found }) => found.production.length === 0 && BRACKETED.test(found.role);
  const played = drafts.filter(({ found }) => found.role !== "");
  const isDone = ({ line: line2, found }) => found.production.length > 0 && line2.includes("(");
  if (played.length < 2 || share(played, (draft) => isOpen(draft) || isDone(draft)) < ALIKE2) return drafts;
  return drafts.map((draft) => {
    if (!isOpen(draft)) return draft;
    const [, role = "", inside = ""] = BRACKETED.exec(draft.found.role) ?? [];
    draft.found.role = role;
    return { ...draft, parts: [...draft.parts, ...peel(draft.found, inside)] };
  });
}
var MADE = /^(.{1,80}?) \((?!\d)([^()]{2,60})\)$/u;
function withMakers(drafts) {
  const hasBracket = ({ line: line2 }) => /\((?!\d)/.test(line2);
  const isMade = ({ line: line2, found }) => found.production.some((maker) => line2.includes(`(${maker}`));
  const rows = dividedOf(drafts).filter(hasBracket);
  if (rows.length < 3 || share(rows, isMade) < HALF) return drafts;
  return drafts.map((draft) => {
    const [first, ...others] = draft.parts;
    const [, title = "", maker = ""] = MADE.exec(first?.text ?? "") ?? [];
    if (!first || title === "" || isUndivided(draft)) return draft;
    draft.found.production.push(maker);
    return { ...draft, parts: [{ ...first, text: title }, ...others] };
  });
}
function withDivided(drafts, part) {
  if (part === "award") return drafts;
  let all = drafts.map(
    (draft) => isUndivided(draft) || draft.found.role !== "" || !isShort(draft) ? draft : CERTAIN2.reduce((each, sign) => dividedAt(each, 0, sign), draft)
  );
  all = withMakers(withoutBracketed(all));
  for (let round = 0; round < MOST_SIGNS; round += 1) {
    const rows = dividedOf(all);
    const missing = lackingOf(rows);
    const hasMakers = share(rows, ({ found: found2 }) => found2.production.length > 0) >= ALIKE2;
    const divides = ({ mark, halvesOf, first, isLoose = false, least = ALIKE2 }, at) => {
      const enough = first === "role" && hasMakers ? HALF : least;
      const isDivided = ({ parts }) => {
        const { length } = halvesOf(parts[at]?.text ?? "").filter(Boolean);
        return length === 2 || length === 3;
      };
      const isDone = (draft) => !missing.includes(draft) && draft.line.search(mark) >= 0;
      return (!isLoose || missing.length > 0) && rows.length > 1 && share(rows, isDivided) >= LEAST && share(rows, (draft) => isDivided(draft) || isDone(draft)) >= enough;
    };
    const found = PLACES.flatMap((at) => SIGNS.map((sign) => ({ sign, at }))).find(
      ({ sign, at }) => divides(sign, at)
    );
    if (!found) return all;
    all = all.map((draft) => isUndivided(draft) ? draft : dividedAt(draft, found.at, found.sign));
  }
  return all;
}
function withSize(parts) {
  const at = parts.findIndex(({ text: text2, hasSize }) => hasSize && text2 !== "");
  const size = { text: "", hasSize: true };
  return at < 0 ? parts : [...parts.slice(0, at + 1), size, ...parts.slice(at + 1)];
}
function aligned(drafts) {
  const counts = drafts.filter((draft) => !isUndivided(draft)).map(({ parts }) => parts.length);
  const often = (count) => counts.filter((each) => each === count).length;
  const usual = [...new Set(counts)].sort((one, other) => often(other) - often(one))[0] ?? 0;
  return drafts.map((draft) => {
    const { parts } = draft;
    if (parts.length === usual || isUndivided(draft)) return draft;
    const bare = parts.filter(({ taken }) => taken === void 0);
    const sized = bare.length === usual - 1 && draft.found.role === "" ? withSize(bare) : bare;
    return { ...draft, parts: sized };
  });
}

// web/src/profile-form/files/ask-worker.ts
var UNTRUSTED_FILE = {
  /** Milliseconds for reading a file, once the code for it is loaded: users wait for ten seconds at most. */
  readTimeout: 9e3,
  /** Milliseconds for loading the code that reads a file over a slow network. */
  loadTimeout: 6e4
};

// web/src/profile-form/old-cv/cv-file-problem.ts
var CV_FILE = {
  maxBytes: 10 * 1024 * 1024,
  /** The most bytes that a file may have after unpacking. */
  maxUnpacked: 40 * 1024 * 1024,
  maxPages: 30,
  /** The most characters of all pages together; a CV of ten full pages has 30,000. */
  maxText: 6e4,
  /** The most lines; a CV of ten full pages has 600. */
  maxLines: 2e3,
  /** The most lines that are offered as credits and the like; the others are listed as text. */
  maxRows: 400,
  readTimeout: UNTRUSTED_FILE.readTimeout,
  loadTimeout: UNTRUSTED_FILE.loadTimeout
};
var MISSING_LETTER = "\uFFFD";

// web/src/profile-form/old-cv/found.ts
var nothing = () => ({
  title: "",
  role: "",
  size: "",
  production: [],
  year: 0,
  dated: "",
  kind: void 0,
  likelyKind: void 0,
  link: "",
  isLate: false,
  isGuess: false,
  rest: []
});

// web/src/profile-form/old-cv/read-sentence.ts
var VERB = /^(?:(?:i|have|has|had|also|he|she|was|been)\s+){0,3}(worked|acted|appeared|featured|performed|seen|starred|played|portrayed|essayed|enacted|did|done|cast|debuted|made my debut|(?:lead|leading|main|supporting|cameo|guest|negative) (?:role|actor|actress|part))(?!\p{L})/iu;
var QUOTED4 = /["“„«]([^"“”„«»]{1,100})["”»]|(?:^|\s)[‘']([^‘’]{1,100}?)[’'](?![\p{L}])/u;
var NEXT = /[,;(]|\.(?=\s|$)|\s(?:in|for|by|with|directed|dir\.?|produced|under|on|at|as|opposite)\s|$/iu;
var ROLE2 = /(?:^|\P{L})(?:as|(?:the\s+)?(?:role|part|character)\s+of|playing)\s+/iu;
var DIRECTOR = /(?:^|\P{L})(?:directed\s+by|dir\.?\s*(?:by|:)?|under(?:\s+the\s+direction\s+of)?|by)\s+/iu;
var COMPANY2 = /(?:^|\P{L})(?:for|on|with|produced\s+by|at)\s+/iu;
var PLAYED2 = /^(?:played|portrayed|essayed|enacted|did|done)$/i;
function after(text2, mark) {
  const at = mark.exec(text2);
  if (!at) return "";
  const rest = text2.slice(at.index + at[0].length).replace(/(^|\P{L})(\p{Lu})\./gu, "$1$2\u2024");
  return trimmed(rest.slice(0, rest.search(NEXT)).replaceAll("\u2024", "."));
}
function takeSentence(found, line2) {
  const verb = VERB.exec(line2);
  const quoted = QUOTED4.exec(line2);
  if (!verb || !quoted || quoted.index < verb[0].length) return false;
  const before = line2.slice(verb[0].length, quoted.index).trim();
  const rest = line2.slice(quoted.index + quoted[0].length);
  found.title = trimmed(quoted[1] ?? quoted[2] ?? "");
  const [, played = ""] = PLAYED2.test(verb[1] ?? "") ? /^(?:the (?:role|part|character) of )?(.{2,60}?) in(?: .*)?$/i.exec(before) ?? [] : [];
  found.role = trimmed(played) || after(rest, ROLE2);
  const size = sizeNamed(found.role.replace(/^(?:the|a)\s/i, "")) ?? sizeNamed(verb[1] ?? "");
  if (size !== void 0 && sizeNamed(verb[1] ?? "") === void 0) found.role = "";
  found.size = size ?? "";
  const [, company = ""] = /^\s*\(([^()]{2,60})\)/.exec(rest) ?? [];
  if (isCompany(company)) found.production.push(company);
  const kind = before.split(/\s/).filter((word) => !/^(?:in|on|a|an|the|hindi|marathi|of)$/i.test(word));
  found.kind = kindNamed(kind.slice(-2).join(" ")) ?? kindNamed(kind.slice(-1).join(" "));
  for (const name of [after(rest, DIRECTOR), after(rest, COMPANY2)]) {
    if (name !== "" && !new RegExp(`^${YEAR.source}$`).test(name)) found.production.push(name);
  }
  const houses = splitAtCommas(rest).filter((part) => isCompany(part) && !DIRECTOR.test(part));
  found.production.push(...houses.filter((house) => !found.production.includes(house)));
  found.year = Number(new RegExp(`(?:^|\\D)(${YEAR.source})(?!\\d)`).exec(rest)?.[1] ?? 0);
  return true;
}
var INCLUDES = /^([^:;,.]{3,40}?) includ(?:es?|ing):? (?=\S)/iu;
var LABEL4 = /^(\p{L}[^:;,.]{1,39}) ?: (?=\S)/u;
var LONGEST_LIST = 4e3;
var IN_BRACKETS2 = / ?\(([^()]{2,80})\)$/u;
var PLAYED_IN = /^(.{2,60}?) in (\p{Lu}.{1,80})$/u;
function includedIn(text2) {
  if (text2.length > LONGEST_LIST) return void 0;
  const begin = text2.slice(0, 100);
  const included = INCLUDES.exec(begin);
  const [whole2 = "", heading = ""] = included ?? LABEL4.exec(begin) ?? [];
  const kind = heading === "" ? void 0 : headingNamed(heading)?.kind;
  if (!isCreditKind(kind) && kind !== "credits") return void 0;
  const listed = [/;/g, /\s\/\s/g, /,/g].map((sign) => splitOutside(text2.slice(whole2.length), sign).map(trimmed).filter(Boolean)).find((items) => items.length > 1);
  const areTold = listed?.every((item) => IN_BRACKETS2.test(item)) === true || /;|\s\/\s/.test(text2);
  if (!included && listed && areTold)
    return { heading, works: listed.map((item) => [item.replace(/\.$/, "")]) };
  const groups = text2.slice(whole2.length).split(";").filter((part) => trimmed(part) !== "");
  const counts = groups.map((part) => splitAtCommas(part).length);
  if (included && counts.length > 2 && share(counts, (count) => count === 2) >= 0.7) {
    const played = groups.map((part) => {
      const [role = "", ...titles] = splitAtCommas(part.replace(/\.$/, ""));
      const title = titles.join(", ");
      const maker = IN_BRACKETS2.exec(title)?.[1];
      const own2 = title.replace(IN_BRACKETS2, "");
      return [
        ...own2 === "" ? [role] : [own2, `Role: ${role}`],
        ...maker === void 0 ? [] : [`Company: ${maker}`]
      ];
    });
    return { heading, works: played };
  }
  const parts = groups.flatMap((part) => {
    const items = splitAtCommas(part.replace(/\.$/, ""));
    const makers = items.map((item) => IN_BRACKETS2.exec(item)?.[1]);
    return items.map((item, at) => ({
      title: item.replace(IN_BRACKETS2, ""),
      maker: makers.slice(at).find(Boolean) ?? ""
    }));
  });
  const areRoles = parts.filter(({ title }) => PLAYED_IN.test(title)).length > 1;
  const works = parts.map(({ title, maker }) => {
    const [, role = "", work = title] = areRoles ? PLAYED_IN.exec(title) ?? [] : [];
    return [work, ...role === "" ? [] : [`Role: ${role}`], ...maker === "" ? [] : [`Company: ${maker}`]];
  });
  const areNames = included ? works.length > 1 : heading.endsWith("s") && works.length > 2 && !/\d{4}/.test(text2);
  return areNames ? { heading, works } : void 0;
}

// web/src/profile-form/old-cv/row-drafts.ts
var ALIKE3 = 0.7;
var LEAST_ALIKE = 3;
var LONGEST_LINE = 500;
var LINK = /(?:https?:\/\/|www\.)[^\s<>"]{0,300}[^\s<>",.;:)\]]/i;
function partsOf3(found, line2, signs) {
  const parts = splitLine(line2, signs).flatMap((text2, at) => peel(found, text2, at > 0));
  const [first] = parts;
  if (parts.length === 1 && first && first.text !== "" && found.title === "" && signs.includes(COMMA)) {
    const texts = splitAtCommas(first.text);
    if (texts.length > 1) return texts.flatMap((text2, at) => peel(found, text2, at > 0));
  }
  return parts;
}
var LABEL_DASH = /(^|[\s(,)])(director|dir\.?|producer)\s?[–-](?=[\s\p{Lu}])/giu;
var LABEL_SLASH = /(^|[\s(,])([DPR])\s?\/\s(?=\p{Lu})/gu;
var ROLE_DASH = /([\])]\s?)(role|character)\s?[–-]\s/giu;
var QUOTED5 = /["“„][^"“”„]{1,80}["”“]/gu;
var HIDDEN_COMMA = "\u201A";
var shown = (text2) => text2.replaceAll(HIDDEN_COMMA, ",");
var ACTED = /^(?:(?:acted|worked|appeared|featured|performed|seen|played|cast) )?as (?:an? |the )?(?=\S.{1,60} in )/i;
var DIRECTION = / under (?:the )?direction of /gi;
var tidied = (found, text2) => withClosedSpans(
  withAsciiYears(text2).replace(ACTED, "").replace(DIRECTION, ", directed by ").replace(LABEL_SLASH, "$1$2: ").replace(ROLE_DASH, "$1$2: ").replace(LABEL_DASH, "$1$2: ").replace(QUOTED5, (quoted) => quoted.replaceAll(",", HIDDEN_COMMA)).replace(LINK, (link) => {
    found.link = link;
    return "";
  })
);
var PLAYED_IN_QUOTED = /^([^"“”„]{2,60}?)[\s,–-]+in (?:the )?(?:[\p{L}-]{2,20} ){0,2}["“„]([^"“”„]{1,80})["”“](.*)$/iu;
var SIGN_SHARE = 0.15;
var COMMA_SHARE = 0.3;
var LINE_AS = /^([^\t|]{2,80}?) as ((?:an? )?[^\t|].*)$/iu;
var signsOf = (lines2) => ({
  separators: separatorsOf(lines2),
  hasAs: lines2.length >= LEAST_ALIKE && share(lines2, ({ line: line2 }) => LINE_AS.test(textOfLine(line2).slice(0, LONGEST_LINE))) >= ALIKE3
});
function separatorsOf(lines2) {
  const texts = lines2.map(({ line: line2 }) => withoutBullet(textOfLine(line2)).slice(0, LONGEST_LINE));
  const areLabelled = (text2) => share(splitAtCommas(text2), isLabelled) > 0.6;
  if (share(texts, (text2) => splitAtCommas(text2).length > 1 && areLabelled(text2)) >= ALIKE3) return [COMMA];
  return SEPARATORS.filter(
    (sign) => texts.length < LEAST_ALIKE || share(texts, (text2) => splitOutside(text2, sign).length > 1) >= (sign === COMMA ? COMMA_SHARE : SIGN_SHARE)
  );
}
function lineDraft({ line: line2, year, maker = "" }, { separators: signs, hasAs }) {
  const whole2 = withoutBullet(textOfLine(line2));
  const years = filledCells(line2).map((cell) => yearNamed(cell.text));
  const isBeside = years.some(Boolean) && years.length > 1;
  const text2 = isBeside ? withoutBullet(
    filledCells(line2).filter((_cell, at) => !years[at]).map((cell) => cell.text).join("	")
  ) : whole2;
  const found = nothing();
  if (isBeside) filledCells(line2).forEach((cell, at) => years[at] && takeColumn(found, "year", cell.text));
  const draft = { line: whole2, year, maker, found };
  if (text2.length > LONGEST_LINE)
    return { ...draft, found: { ...found, rest: [text2] }, parts: [], doubt: "list" };
  const bare = tidied(found, text2.replace(/(\p{L}{4})\.$/u, "$1"));
  if (takeSentence(found, bare)) return { ...draft, parts: [], doubt: void 0 };
  const [, role, title, rest = ""] = PLAYED_IN_QUOTED.exec(bare) ?? [];
  if (role !== void 0 && title !== void 0) {
    found.title = trimmed(title);
    takeColumn(found, "role", trimmed(role));
    return { ...draft, parts: partsOf3(found, trimmed(rest), signs), doubt: void 0 };
  }
  if (isOtherWork(bare) || detailNamed(/^([^:]{2,30}):/.exec(bare)?.[1] ?? "") !== void 0)
    return { ...draft, parts: [{ text: bare, hasSize: false }], doubt: "other-work" };
  const [, before = "", played = ""] = hasAs ? LINE_AS.exec(bare) ?? [] : [];
  if (before !== "") {
    const titles = partsOf3(
      found,
      before,
      signs.filter((sign) => sign !== DASH)
    );
    return { ...draft, parts: [...titles, ...partsOf3(found, `as ${played}`, signs)], doubt: void 0 };
  }
  return { ...draft, parts: partsOf3(found, bare, signs), doubt: void 0 };
}
function gridDraft({ line: line2, year, maker = "", cells, isSure, note }, columns) {
  const found = nothing();
  if (note !== void 0) found.rest.push(trimmed(note));
  const text2 = textOfLine(line2);
  const parts = cells.map((cell, index) => {
    const column = columns?.[index];
    if (column !== void 0 && column !== "title" && column !== "role") {
      for (const text3 of cell.split("	"))
        if (!takeColumn(found, column, trimmed(text3))) found.rest.push(text3);
      return { text: "", hasSize: false };
    }
    const { title } = found;
    const [, role, maker2 = ""] = column === "role" ? /^(.+?)\s[–—]\s(.+)$/u.exec(cell) ?? [] : [];
    if (isCompany(maker2)) found.production.push(trimmed(maker2));
    const own2 = role !== void 0 && isCompany(maker2) ? role : cell;
    const peeled = peel(found, tidied(found, index === 0 ? withoutBullet(own2) : own2), index > 0);
    found.isLate ||= index > 0 && found.title !== title;
    const texts = peeled.map((part) => part.text).filter(Boolean);
    found.isGuess ||= column === "role" && texts.length > 1;
    return {
      text: texts.join(", "),
      hasSize: peeled.some((part) => part.hasSize),
      isQuoted: peeled.some((part) => part.isQuoted === true),
      isSeveral: texts.length > 1
    };
  });
  return {
    line: withoutBullet(text2),
    year,
    maker,
    found,
    parts,
    doubt: isSure && text2.length <= LONGEST_LINE ? void 0 : "order"
  };
}
var withNames = (drafts, part) => drafts.flatMap((draft) => {
  const kind = isCreditKind(part) ? part : void 0;
  const isAlone2 = drafts.length === 1 && draft.parts.length > 3;
  if (!isList(draft, kind, isAlone2)) return [draft];
  if (kind === void 0 && (isListKind(part) || part === "none")) return [{ ...draft, doubt: "list" }];
  return draft.parts.map((name) => ({ ...draft, line: name.text, parts: [name], doubt: "only-title" }));
});

// web/src/profile-form/old-cv/block-rows.ts
var makersIn = (text2) => splitOutside(text2, /\s[–—-]\s|\s\/{1,2}\s|;\s/g).flatMap((part) => part.split("/").every((each) => /\p{L}{2}/u.test(each)) ? part.split("/") : [part]).map(trimmed).filter(Boolean);
function rowOf(draft, { columns, isSure, isTold: isTold2 = false }, kind, isNamed) {
  const { line: line2, found, parts } = draft;
  const ordered = { title: "", role: "", production: [], rest: [...found.rest] };
  const isAwarded = !isNamed && ((found.kind ?? kind) === "award" || kind === void 0 && isAward(parts[0]?.text ?? ""));
  const isTitle = ({ text: text2 }) => !/^(?:nominat(?:ed|ion)|nominee|winner|won|finalist)$/i.test(text2);
  const award = Math.max(
    0,
    parts.findIndex((each) => isAward(each.text) && isTitle(each)),
    parts.some(({ text: text2 }) => isAward(text2)) ? parts.findIndex(isTitle) : 0
  );
  for (const [at, { text: text2 }] of parts.entries()) {
    const column = isAwarded ? at === award ? "title" : "production" : columns[at];
    if (text2 === "" || columns[at] === "ignored" && isRowNumber(text2)) continue;
    if (columns[at] === "ignored" || text2.length > 120 || at > 2 && !isAwarded && /award/i.test(text2) || at > 2 && isAward(text2))
      ordered.rest.push(text2);
    else if (column === "title" && found.title === "") ordered.title += text2;
    else if (column === "role" && found.role === "") ordered.role += text2;
    else if (column === "production" && ordered.production.length < 3) ordered.production.push(text2);
    else ordered.rest.push(text2);
  }
  const production = [...ordered.production, ...found.production, draft.maker].flatMap(makersIn);
  let title = withoutQuotes(ordered.title || found.title);
  const role = (ordered.role || found.role).replace(/(\p{L}{3})\.$/u, "$1");
  if (title === "" && role === "") title = production.shift() ?? "";
  const year = found.year === 0 ? draft.year ?? 0 : found.year;
  const isMixed = parts.some(
    ({ isSeveral }, at) => isSeveral === true && (columns[at] === "title" || columns[at] === "role")
  );
  const isAlone2 = role === "" && found.size === "" && year === 0 && production.length === 0;
  const doubt = line2.includes(MISSING_LETTER) ? "missing-letters" : draft.doubt ?? (isSure && !found.isGuess && !isMixed || isAlone2 || parts.length === 0 && !found.isGuess ? void 0 : "order") ?? (isAlone2 && kind === void 0 ? "only-title" : void 0);
  return {
    line: line2,
    credit: {
      kind: (kind === "voice" ? kind : found.kind) ?? kind ?? (isAwarded ? "award" : void 0) ?? found.likelyKind ?? "other",
      title: shown(title),
      role: shown(role),
      size: found.size,
      production: shown([...new Set(production)].join(", ")),
      year,
      link: found.link
    },
    kindNamed: found.kind,
    rest: shown(ordered.rest.join(", ")),
    doubt,
    isOrdered: !isNamed && !isTold2 && ordered.role !== "" && (ordered.title !== "" || found.size !== "" || found.isLate)
  };
}
function withTitles(rows) {
  let above = "";
  return rows.map((row) => {
    const { title, role, production } = row.credit;
    const isSame2 = title === "" && role !== "" && production !== "" && above !== "";
    if (title !== "") above = title;
    return isSame2 ? { ...row, credit: { ...row.credit, title: above }, doubt: row.doubt ?? "order" } : row;
  });
}
function namedColumns(block, width) {
  const { columns, header } = block;
  if (!columns || !header) return void 0;
  const [row] = gridOf([...block.lines, { line: header, year: void 0 }], header).slice(-1);
  if (!row || row.cells.length !== width) return void 0;
  const texts = header.cells.map(({ text: text2 }) => text2);
  const named = row.cells.map((cell) => cell === "" ? void 0 : columns[texts.indexOf(cell)]);
  const title = named.includes("title") ? -1 : named.indexOf(void 0);
  return named.map((column, at) => at === title ? "title" : column);
}
function withDatedTitles(drafts) {
  const areYears = share(drafts, ({ found }) => found.dated !== "") >= 0.5;
  return drafts.map((draft) => {
    const { found, parts } = draft;
    const years = found.rest.map((text2) => yearNamed(text2));
    const other = years.find(Boolean);
    const short = trimmed(found.dated.slice(0, -4));
    const isFound = found.dated !== "" && [found.title, ...parts.map(({ text: text2 }) => text2)].includes(short);
    if (!isFound || areYears && other === void 0) return draft;
    const withYear = (text2) => text2 === short ? found.dated : text2;
    const rest = found.rest.filter((_text, at) => years[at] !== other || other?.isExact !== true);
    return {
      ...draft,
      found: { ...found, title: withYear(found.title), year: other?.year ?? 0, rest },
      parts: parts.map((part) => ({ ...part, text: withYear(part.text) }))
    };
  });
}
var hasLabels = ({ line: line2 }) => {
  const [, ...others] = filledCells(line2).map(({ text: text2 }) => isLabelled(text2));
  return others.filter(Boolean).length > 1 || others.length === 1 && others[0] === true;
};
var ORDERED = ["title", "role", "size", "production"];
var MOST_ORDERS = 6;
var fieldsOf = (columns) => columns.flatMap((column) => ORDERED.filter((field) => field === column)).filter((field, at, all) => field !== all[at - 1]);
function blockRows(block, part, others) {
  const kind = isCreditKind(part) ? part : void 0;
  const lines2 = isListKind(part) ? block.lines : withSeveral(withRecords(block.lines));
  const several = lines2.filter(({ line: line2 }) => filledCells(line2).length > 1).length;
  const isGrid = several > 0 && several >= lines2.length * 0.4 && share(lines2, hasLabels) < 0.5;
  const grid = isGrid ? gridOf(lines2, block.columns ? block.header : void 0) : [];
  const named = isGrid ? namedColumns({ ...block, lines: lines2 }, grid[0]?.cells.length ?? 0) : void 0;
  const gridded = (isGrid ? withWraps(grid, named) : []).map((row) => gridDraft(row, named));
  const freeTexts = Math.max(
    0,
    ...gridded.map(({ parts }) => parts.filter(({ text: text2 }) => text2 !== "").length)
  );
  const isDivided = share(gridded, ({ parts }) => parts.some(({ text: text2 }) => splitLine(text2).length > 1)) > 0.4;
  const isTable = isGrid && (named !== void 0 || freeTexts > 1 || !isDivided);
  const signs = signsOf(lines2);
  const free = isTable ? gridded : aligned(lines2.map((line2) => lineDraft(line2, signs)));
  const divided = named ? free : withDivided(free, part);
  const marked = withDatedTitles(isTable ? divided : withNames(aligned(divided), part));
  const isWhole = ({ found }) => found.kind !== void 0 && found.production.length > 0;
  const own2 = part !== "none" && share(marked, isWhole) >= 0.7 ? marked[0]?.found.kind : void 0;
  const fields = named ? { columns: named, isSure: true } : inferFields(marked, kind ?? own2, others);
  const rowsOf = (way) => {
    const rows = marked.map((draft) => {
      if (isUndivided(draft)) {
        const text2 = draft.parts.map((part2) => part2.text).join(", ");
        return rowOf(
          { ...draft, parts: [{ text: text2, hasSize: false }] },
          { columns: ["title"], isSure: true },
          kind,
          true
        );
      }
      return rowOf(draft, way, kind, named !== void 0);
    });
    return isTable ? withTitles(rows) : rows;
  };
  return {
    rows: rowsOf(fields),
    orders: (fields.ways ?? []).map((columns) => ({ columns, fields: fieldsOf(columns) })).filter(({ fields: own3 }) => new Set(own3).size === own3.length).slice(0, MOST_ORDERS).map(({ columns, fields: own3 }) => ({ fields: own3, rows: rowsOf({ columns, isSure: true }) })),
    fields: named ? void 0 : fields
  };
}

// web/src/profile-form/old-cv/row-order.ts
var LONGEST7 = { title: 80, role: 60, production: 110 };
var isHalf = (text2) => text2.split(/[([]/).length !== text2.split(/[)\]]/).length;
var SENTENCES = /(?:\p{Ll}{4}|\d{4})\. \p{Lu}/u;
var isKnownRest = (part) => part === "" || isDubbing(part) || isLanguage(part) || isDate(part) || isStatus(part) || isGenre(part) || isBilling(part) || yearNamed(part) !== void 0;
var inTitle = (isWrong) => (row) => isWrong(row.credit.title, row);
var isAlone = ({ credit: { role, size } }) => role === "" && size === "";
var FAULTS = [
  ({ doubt }) => doubt !== void 0,
  ({ rest }) => !rest.split(", ").every(isKnownRest),
  // Nothing beside the title but a role that only its place tells.
  ({ isOrdered, credit: { role, size, production, year } }) => production === "" && year === 0 && size === "" && (role === "" || isOrdered),
  inTitle((title) => isBilling(title)),
  inTitle((title) => !/\p{L}|\d/u.test(title)),
  inTitle((title) => /^[\p{Ll}(&]|: .* as /u.test(title)),
  inTitle((title, row) => isAlone(row) && title.includes(",") && row.credit.kind !== "award"),
  inTitle((title, row) => isAlone(row) && /\([^()\d]+\)/.test(title)),
  // 'Maila Aanchal (Prastuti, Patna)'
  inTitle((title) => /\([^(),]*,[^()]*\)$/.test(title)),
  // 'Indian Ink, Lake Theatre Company'
  inTitle((title, { credit }) => credit.production === "" && title.split(", ").slice(1).some(isCompany)),
  // 'Sacred Games: Nurse'
  inTitle((title, { credit }) => credit.role === "" && looksLikeRole(/: (.+)$/.exec(title)?.[1] ?? "")),
  ({ credit: { role } }) => isAward(role) || isCrew(role) || /[:：]|\s[–—]\s/.test(role),
  ({ credit: { production } }) => /[:：]\s| as \p{Lu}/u.test(production) || SENTENCES.test(production),
  ({ credit: { kind, production } }) => production.split(", ").some((each) => isOtherWork(each) || isAward(each) && kind !== "award"),
  ({ rest, credit: { year, production } }) => year === 0 && (/\d{4}/.test(rest) || /[\s,](?:19|20)\d\d$/.test(production)),
  ({ credit: { title, role, production } }) => [title, role, production].some(isHalf),
  ({ credit: { title, role, production } }) => title.length > LONGEST7.title || role.length > LONGEST7.role || production.length > LONGEST7.production,
  ({ line: line2 }) => /\S@\S|https?:|www\.|\d{8}|[,;:(–-]$/u.test(line2) || isProse(line2)
];
var isSound = (row) => !FAULTS.some((isFault) => isFault(row));

// web/src/profile-form/old-cv/cv-blocks.ts
var MOST_REPEATED = 2;
var styleName = ({ style, cells }) => `${String(Math.round(style.size))}|${String(style.isBold)}|${String(style.isUnderlined)}|${String(isCapitals(cells[0]?.text ?? ""))}`;
function withIncluded(line2) {
  const included = filledCells(line2).length === 1 ? includedIn(textOfLine(line2)) : void 0;
  if (!included) return [line2];
  const { heading, works } = included;
  const head = {
    ...line2,
    cells: looseLine([heading]).cells,
    style: { ...line2.style, isBold: true, isUnderlined: true }
  };
  return [
    head,
    ...works.map((texts) => ({
      ...line2,
      cells: looseLine(texts).cells,
      isPlaced: false,
      begins: "below"
    }))
  ];
}
var firstPart = (text2) => splitLine(text2)[0] ?? "";
function isCompanyBelow({ named, head, columns, lines: lines2, below }, line2, next) {
  const text2 = withoutCount(textOfLine(line2));
  const isDirect = lines2.length === 0 && named?.isCertain === true || styleName(line2) === below;
  const isOther = () => {
    const kind = headingHinted(text2)?.kind;
    return kind !== void 0 && !(isDirect && kind === named?.kind);
  };
  return (isCreditKind(named?.kind) || makerNamed(text2) !== text2) && columns === void 0 && head !== void 0 && next !== void 0 && filledCells(line2).length === 1 && text2.length <= LONGEST_HEADING2 && !/[–—|;:"“„]|-\s/.test(text2) && !isItem(line2) && (line2.style.isBold || line2.style.isUnderlined || line2.style.size > next.style.size * LARGER) && !(next.style.isBold && line2.style.isBold) && (isDirect || styleName(line2) !== styleName(head)) && (headingNamed(text2) ?? columnNamed(text2)) === void 0 && !isOther() && (isCompany(text2) || isDirect || isItem(next) && yearNamed(textOfLine(next)) === void 0);
}
function channelNamed(text2) {
  const words2 = withoutCount(text2).split(" ");
  const bare = isLanguage(words2.at(-1) ?? "") ? words2.slice(0, -1).join(" ") : words2.join(" ");
  const kind = companyNamed(bare)?.kind;
  return kind && { kind, isCertain: true, kinds: [kind] };
}
var isInColumnsOf = (line2, header) => {
  const cells = line2?.isPlaced === true && header.isPlaced ? filledCells(line2) : [];
  return cells.length > 2 && cells.every(({ left }) => header.cells.some((cell) => Math.abs(cell.left - left) < 4));
};
function cvBlocks(all) {
  const whole2 = wholeLines(all.slice(0, CV_FILE.maxLines));
  const body = bodyOf(whole2);
  const lines2 = withoutMargins(withStyledRecords(withValues2(whole2)), body).flatMap((line2) => withIncluded(line2)).slice(0, CV_FILE.maxLines);
  const counts = /* @__PURE__ */ new Map();
  for (const line2 of lines2) {
    const part = firstPart(textOfLine(line2));
    counts.set(part, (counts.get(part) ?? 0) + 1);
  }
  const namedLines = lines2.filter((line2) => filledCells(line2).length === 1 && headingNamed(textOfLine(line2)));
  const styled = namedLines.filter((line2) => hasForm(line2, body));
  const looks = styled.filter((line2) => !/[:：]$/.test(textOfLine(line2))).length;
  const needsForm = looks >= 2 && looks > namedLines.length / 3;
  const blocks = [];
  let year;
  let maker = "";
  let room = 0;
  const begin = (heading, named, head) => {
    const above = blocks.at(-1);
    const isPart = head?.isTable === true && above?.header?.isTable === true || above?.header !== void 0 && head !== void 0 && isInColumnsOf(lines2[lines2.indexOf(head) + 1], above.header);
    const block2 = {
      heading,
      named,
      columns: isPart ? above.columns : void 0,
      header: isPart ? above.header : void 0,
      lines: [],
      head
    };
    blocks.push(block2);
    [year, maker] = [void 0, ""];
    return block2;
  };
  let block = begin("", void 0);
  lines2.forEach((line2, index) => {
    if (line2.begins === "column") {
      [year, maker] = [void 0, ""];
      if (block.lines.length > 0) block = begin("", void 0);
    }
    const text2 = textOfLine(line2);
    const next = lines2[index + 1];
    const isForm = makerAbove(text2) === void 0 && (hasForm(line2, body) && !isMoreOfTitle(lines2, index) || !needsForm && !isInColumn(line2, lines2[index - 1]) && isBetweenItems(lines2, index));
    const isShort2 = filledCells(line2).length === 1 && text2.length <= 2 * LONGEST_HEADING2 && withoutCount(text2).length <= LONGEST_HEADING2;
    const isOverTable = isShort2 && next !== void 0 && filledCells(next).length > 2 && columnsOf(next) !== void 0;
    const named = isShort2 && !isInColumn(line2, lines2[index - 1]) ? headingNamed(text2) : void 0;
    const isEach = (counts.get(firstPart(text2)) ?? 0) > MOST_REPEATED;
    const isOther = named && (named.kind === "other" || named.kind === "none" || isEach);
    const columns = columnsOf(line2);
    const [first] = filledCells(line2);
    const like = isLanguage(text2) && isCreditKind(block.named?.kind) ? block.named : void 0;
    if (columns && first) {
      const kind = kindNamed(first.text) === void 0 ? void 0 : headingNamed(first.text);
      if (kind && (block.lines.length > 0 || block.named === void 0)) {
        block = begin(first.text, kind, line2);
      } else if (block.header ? textOfLine(block.header) !== text2 : block.lines.length > 0) {
        block = begin(block.heading, block.named);
      }
      block.columns = columns;
      block.header = line2;
    } else if (block.header !== void 0 && block.header === lines2[index - 1] && isMoreOfNames(line2, block.header)) {
    } else if (isOverTable && isHeadingText(text2)) {
      block = begin(text2, named ?? headingHinted(text2), line2);
    } else if (named && (isForm || !isOther && !isTight(line2, lines2[index - 1]) && (!needsForm || named.isCertain && hasRoom(line2, next)))) {
      block = begin(text2, named, line2);
    } else if (isCompanyBelow(block, line2, next)) {
      maker = makerNamed(withoutCount(text2));
      block.below = styleName(line2);
      const [, when = ""] = /,\s([^,]+)$/.exec(text2) ?? [];
      year = yearNamed(when)?.year;
    } else if (isForm) {
      const house = named || like ? void 0 : channelNamed(text2);
      block = begin(text2, like ?? named ?? house ?? headingHinted(text2), line2);
      if (house) maker = withoutCount(text2);
    } else if (yearNamed(text2)?.isExact === true && (block.lines.length === 0 || year !== void 0)) {
      year = yearNamed(text2)?.year;
      room = line2.pitch;
    } else {
      const own2 = room > line2.pitch ? { ...line2, pitch: room } : line2;
      block.lines.push(maker === "" ? { line: own2, year } : { line: own2, year, maker });
      room = 0;
    }
  });
  return blocks.filter(
    ({ heading, header, lines: own2 }) => heading !== "" || header !== void 0 || own2.length > 0
  );
}

// web/src/profile-form/old-cv/cv-details.ts
var DETAIL_NAMES = ["height", "phone_number", "email"];
var LONGEST8 = 400;
var PIECES = /[\t|;•·]/;
var LABEL5 = /^([^:：=–—\d]{2,40}?)(?:[:：=–—]|\s-|-\s|\.\s|\s(?=\d))/u;
var EMAIL = /[^\s<>()[\]\\",;:|@]{1,64}@[^\s<>()[\]\\",;:|@]{1,190}\.\p{L}{2,24}/gu;
var PHONE = /(^|[^\d-])((?:\+|00(?=[1-9]))\d[\d\s().‐-–-]{7,20}\d|(?:0|91[\s-]?)?[6-9]\d(?:[\s-]?\d){8}(?![\d-]))/gu;
var AMERICAN = /^\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}$/;
var HEIGHT = /(?:^|[^\d.])([4-7]\s?(?:'|’|′|ft\.?|feet|फुट)\s?\d{0,2}(?:\.\d)?\s?(?:"|”|″|''|’’|in(?:ches)?\.?|इंच)?|1[3-9]\d\s?cms?)(?![\d\p{L}])/iu;
var compared = (name, value) => name === "phone_number" ? internationalDigits(value) : value.toLowerCase().replace(/\s/g, "");
function takeText(found, lists, written) {
  let rest = westernDigits(written).replace(EMAIL, (value) => {
    if (emailAddress(value) === "") return value;
    found.email.push({ value, words: written, isSure: true });
    return "|";
  }).replace(PHONE, (whole2, before, value) => {
    if (internationalDigits(value) === "") return whole2;
    const isSure = /^(?:\+|00|91)/.test(value) || !AMERICAN.test(value.trim());
    found.phone_number.push({ value: value.trim(), words: written, isSure });
    return `${before}|`;
  });
  for (const piece of rest.split(PIECES)) {
    const [whole2 = "", label = ""] = LABEL5.exec(piece.trim()) ?? [];
    const value = whole2 === "" ? "" : trimmed(piece.trim().slice(whole2.length));
    const name = detailNamed(label);
    if (name === "height" && isHeight(value.trim())) {
      found.height.push({ value: value.trim(), words: written, isSure: true });
      rest = rest.replace(piece, "");
    } else if (/[\p{L}\p{N}]/u.test(value) && (name === "education" || name === "languages" || name === "skills")) {
      lists.push({ kind: name === "education" ? "training" : name, heading: label, text: value.trim() });
      rest = rest.replace(piece, "");
    } else if (name === void 0 || name === "height") {
      const height = HEIGHT.exec(piece)?.[1]?.trim() ?? "";
      if (height === "" || piece.length > 80 || !isHeight(height)) continue;
      found.height.push({
        value: height,
        words: written,
        isSure: name === "height" || piece.trim() === height
      });
      if (piece.trim() === height) rest = rest.replace(piece, "");
    }
  }
  return rest.split(/[\s|;,•·/:()–-]+/).every((word) => !/[\p{L}\p{N}]/u.test(word) || detailNamed(word) === "contact");
}
function readCvDetails(lines2) {
  const found = { height: [], phone_number: [], email: [] };
  const lists = [];
  const used = /* @__PURE__ */ new Set();
  for (const line2 of lines2) {
    const cells = filledCells(line2).map(({ text: text2 }) => text2.slice(0, LONGEST8));
    const [label = "", value = ""] = cells;
    const name = cells.length === 2 ? detailNamed(label) : void 0;
    const texts = name === "height" || name === "languages" || name === "contact" ? [`${label}: ${value}`] : cells;
    const before = lists.length;
    const isWhole = texts.map((text2) => takeText(found, lists, withoutBullet(text2))).every(Boolean);
    const isList2 = lists.length > before && texts.length === 1;
    if (isList2 || isWhole && /[\p{L}\p{N}]/u.test(texts.join("")) && cells.some((text2) => detailNamed(text2) === void 0)) {
      used.add(line2);
    }
  }
  const details = DETAIL_NAMES.flatMap((name) => {
    const [first] = [...found[name]].sort((a, b) => Number(b.isSure) - Number(a.isSure));
    if (!first) return [];
    const others = found[name].map(({ value }) => value).filter((value) => compared(name, value) !== compared(name, first.value));
    return [{ name, ...first, others: [...new Set(others)].slice(0, 5) }];
  });
  return { details, lists, used };
}

// web/src/profile-form/old-cv/legacy-letters.ts
var WORDS = /* @__PURE__ */ new Set(["gS", "esa", "ds", "dk", "dh", "vkSj", "ls", "dks", "us", "ij", "Hkh", "fd", "gSa"]);
var INSIDE = /^\p{L}*(?:\p{Ll}\p{Lu}\p{Ll}|\p{L}[\]~^=+`;}{|]\p{L}|[\p{Ll}][\]~^`}{|])/u;
function hasLegacyLetters(text2) {
  const words2 = text2.split(/\s+/).filter((word) => /[a-z]/i.test(word) && !/[@/.]\S/.test(word));
  const typical = words2.filter((word) => WORDS.has(word) || INSIDE.test(word)).length;
  return words2.length >= 12 && typical > words2.length * 0.22;
}

// web/src/profile-form/old-cv/read-cv.ts
var SURE_SHARE = 0.8;
var SOUND_SHARE = 0.6;
var DATED_SHARE = 0.25;
var RARE_SHARE = 0.25;
var LEAST_TOLD = 3;
var isSaid = ({ credit: { title, role, size, production, year } }) => title !== "" && (role + size + production !== "" || year !== 0);
var isTold = ({ credit }) => credit.title !== "" && credit.role + credit.size !== "" && (credit.production !== "" || credit.year !== 0);
var ON_TELEVISION = /\b(?:co[- ]?star|guest star|series regular|recurring|episodes?|season \d|ep\.? ?\d)\b/i;
var IN_FILMS = /\b(?:supporting|principal|day player|feature)\b/i;
function kindAmong(row, kinds) {
  if (row.kindNamed !== void 0) return row.kindNamed;
  if (kinds.includes("television") && ON_TELEVISION.test(row.line)) return "television";
  if (kinds.includes("film") && IN_FILMS.test(row.line)) return "film";
  const kind = row.credit.production.split(", ").map((each) => companyNamed(each)?.kind).find(Boolean);
  return kind !== void 0 && kinds.includes(kind) ? kind : void 0;
}
function draftOf(block, others) {
  const { named, columns, header } = block;
  const implied = ["title", "production"].map((column) => kindNamed(header?.cells[columns?.indexOf(column) ?? -1]?.text ?? "")).find(Boolean);
  const own2 = isListKind(named?.kind) && columns?.includes("role") === true ? "credits" : named?.kind;
  const kind = own2 === "credits" ? implied ?? own2 : own2 ?? implied;
  const { rows, orders, fields } = blockRows(block, kind, others);
  if (named && named.kinds.length > 1 && isCreditKind(kind)) {
    const tell = (row) => {
      const own3 = kindAmong(row, named.kinds);
      return own3 === void 0 ? { ...row, doubt: row.doubt ?? "kind" } : { ...row, kindNamed: own3, credit: { ...row.credit, kind: own3 } };
    };
    return {
      block,
      kind,
      rows: rows.map(tell),
      orders: orders.map((order) => ({ ...order, rows: order.rows.map(tell) })),
      fields,
      isCertain: named.kinds.every((each2) => isCreditKind(each2))
    };
  }
  const isCertain = kind === implied ? implied !== void 0 : named?.isCertain === true;
  const each = rows.filter((row) => row.kindNamed !== void 0).length;
  const isEach = each > 0 && each >= rows.length * SURE_SHARE;
  if (isEach && kind !== "none" && !isCreditKind(kind))
    return { block, kind: "credits", rows, orders, fields, isCertain: true };
  return { block, kind: kind === "credits" ? void 0 : kind, rows, orders, fields, isCertain };
}
var labelledDraft = ({ kind, heading, text: text2 }) => draftOf({
  heading,
  named: { kind, isCertain: true, kinds: [kind] },
  columns: void 0,
  header: void 0,
  lines: [{ line: looseLine([text2]), year: void 0 }]
});
function blockOf({ block, kind, rows, orders, isCertain }, mayTick) {
  const facts = rows.map(({ credit: { role, size, production, year } }) => [
    role + size,
    production,
    year || ""
  ]);
  const usual = [SURE_SHARE, SURE_SHARE, DATED_SHARE].flatMap(
    (least, at) => share(facts, (fact) => fact[at] !== "") >= least ? [at] : []
  );
  const isRare = share(facts, (fact) => fact[1] !== "") < RARE_SHARE;
  const checked = rows.map((row, index) => ({
    ...row,
    isSound: isSound(row) && usual.every((at) => facts[index]?.[at] !== "") && !(isRare && row.credit.production !== "" && !isCompany(row.credit.production))
  }));
  const isHalfNamed = rows.some(
    ({ line: line2 }) => line2.split("	").filter((cell) => columnOf(cell) !== void 0 && kindNamed(cell) === void 0).length > 1
  );
  const items = kind === void 0 ? [] : listItems(kind, checked);
  const isList2 = isListKind(kind);
  const isOne = (block.named?.kinds.length ?? 0) < 2;
  const sure = isList2 ? items.filter((item) => item.isKnown).length : rows.filter(isSaid).length;
  const all = isList2 ? items.length : rows.filter(({ credit }) => !isCrew(credit.role)).length;
  return {
    heading: block.heading,
    kind,
    rows: checked,
    orders,
    isSure: mayTick && isCertain && !isHalfNamed && all > 0 && sure >= all * SURE_SHARE && (isList2 || rows.filter(isSound).length >= all * (isOne ? SOUND_SHARE : SURE_SHARE))
  };
}
var CUT = /(?:^|\s)(?=[\p{L}\p{M}])(?:\p{M}|[\u0915-\u0939\u0995-\u09b9\u0b95-\u0bb9](?=\s))|\u094d(?=\s)/gu;
function hasLostLetters(text2) {
  if (text2.includes(MISSING_LETTER)) return true;
  const words2 = text2.match(/[\u0900-\u0DFF]+/g)?.length ?? 0;
  return words2 > 3 && (text2.match(CUT)?.length ?? 0) > words2 * 0.06;
}
var INDIAN = /[\u0900-\u0DFF]/;
var withLostLetters = (row) => INDIAN.test(row.line) ? { ...row, doubt: "missing-letters" } : row;
function readCv(all, isPdf) {
  const text2 = all.map(textOfLine).join("\n");
  const isLegacy = all.filter((line2) => line2.isLegacy).length > all.length * 0.2 || hasLegacyLetters(text2);
  const isLost = isPdf && hasLostLetters(text2);
  const warnings = isLegacy ? ["legacy-letters"] : isLost ? ["lost-letters"] : [];
  const { details, lists, used } = readCvDetails(all);
  const firsts = cvBlocks(all.filter((line2) => !used.has(line2))).map((block) => draftOf(block));
  const orders = firsts.map(({ kind, fields }) => isListKind(kind) ? void 0 : fields?.order);
  const drafts = firsts.map((draft, at) => {
    const others = orders.flatMap((order, index) => index === at || !order ? [] : [order]);
    return draft.fields && others.length > 0 ? draftOf(draft.block, orderOfAll(others)) : draft;
  });
  const first = drafts.findIndex(({ block, kind }) => kind !== "none" && (kind ?? block.named) !== void 0);
  const leftOut = [];
  const blocks = lists.map((list) => blockOf(labelledDraft(list), !isLegacy));
  let room = CV_FILE.maxRows;
  drafts.forEach((draft, index) => {
    const rows = isLost ? draft.rows.map((row) => withLostLetters(row)) : draft.rows;
    const full = rows.filter(isTold).length;
    const isLetterhead = index < first && (full < LEAST_TOLD || full < rows.length / 2);
    const lines2 = draft.block.lines.map(({ line: line2 }) => textOfLine(line2));
    const names = draft.block.header ? textOfLine(draft.block.header) : "";
    if (names !== "" && !leftOut.includes(names)) leftOut.push(names);
    if (draft.kind === "none" || isLetterhead || rows.length === 0) {
      leftOut.push(...[draft.block.heading, ...lines2].filter((line2) => line2 !== ""));
      return;
    }
    leftOut.push(...rows.slice(room).map(({ line: line2 }) => line2));
    if (rows.length > room && !warnings.includes("shortened")) warnings.push("shortened");
    if (room > 0) blocks.push(blockOf({ ...draft, rows: rows.slice(0, room) }, !isLegacy));
    room = Math.max(0, room - rows.length);
  });
  return { blocks, details: isLegacy ? [] : details, leftOut, warnings };
}

// ../cvs/h/f2.ts
var FORM = profileForm(emptyProfile("riya"), EMPTY_CONTACT);
var [, , re = "all", lvl = "0"] = process.argv;
var cache = JSON.parse(readFileSync(process.env.CACHE ?? "/work/cvs/h/cache.json", "utf8"));
var compared2 = (line2) => {
  const [kind = "", title = "", role = "", production = "", year = ""] = line2.split(" | ").map((s) => s.trim());
  const parts = production.split(/, |\/|; /).map((p) => p.trim().replace(/^(?:dir(?:ected)?\.?|prod\.?)(?: by|:)? /i, "").replace(/\.$/, "")).filter(Boolean).sort();
  const t = (s) => s.replace(/[“”"‘’'*]/g, "").replace(/[–—]/g, "-").replace(/\s+/g, " ").trim().replace(/\.$/, "");
  return [kind, t(title), t(role), t(parts.join(", ")), year || "0"].join(" | ").toLowerCase();
};
var lineOf = ({ credit }) => credit && [credit.kind, credit.title, credit.role || credit.size, credit.production, String(credit.year)].join(" | ");
var linesOf = (e) => {
  const c = e.credit;
  if (!c) return [];
  const mk = (r) => [c.kind, c.title, r, c.production, String(c.year)].join(" | ");
  return c.role && c.size ? [mk(c.role), mk(`${c.role} (${c.size})`), mk(c.size)] : [mk(c.role || c.size)];
};
function matched(truth, entries) {
  const found = /* @__PURE__ */ new Set();
  const wrong = [];
  for (const e of entries) {
    const ls = linesOf(e).map(compared2);
    const at = truth.findIndex((rs, i) => !found.has(i) && rs.some((r) => ls.includes(compared2(r))));
    if (at < 0) wrong.push(lineOf(e));
    else found.add(at);
  }
  return { found, wrong };
}
var sum = { docs: 0, credits: 0, right: 0, tap: 0, ticks: 0, wrong: 0 };
var perBatch = {};
for (const [name, { lines: lines2, isPdf }] of Object.entries(cache)) {
  if (re !== "all" && !new RegExp(re).test(name)) continue;
  let truth;
  try {
    truth = readFileSync(`/work/cvs/${name[0]}/${name}.truth`, "utf8").split("\n").filter((l) => l.includes(" | ")).map((l) => l.split(" || "));
  } catch {
    continue;
  }
  const read = readCv(lines2, isPdf);
  const choices = firstChoices(read, FORM);
  const ticked = choices.flatMap((c) => c.entries.filter((_, at) => c.chosen.has(at)));
  const first = matched(truth, ticked.filter((e) => e.credit));
  const tapped = choices.flatMap((choice2) => {
    const kinds = [choice2.kind, ...CREDIT_KINDS].filter((k) => k !== void 0 && k !== "none");
    const ways = kinds.map((k) => withKind(choice2, k, FORM).entries.filter((e) => e.credit));
    if (process.env.ORD !== "0" && choice2.kind !== "none" && (process.env.ORD === "2" || !choice2.block.isSure)) for (const at of choice2.block.orders.keys()) ways.push(withOrder(choice2, at, FORM).entries.filter((e) => e.credit));
    return ways.map((w) => [w, matched(truth, w).found.size]).sort((a, b2) => b2[1] - a[1])[0]?.[0] ?? [];
  });
  const after2 = matched(truth, tapped);
  const r = { credits: truth.length, right: first.found.size, tap: after2.found.size, ticks: ticked.filter((e) => e.credit).length, wrong: first.wrong.length };
  sum.docs++;
  for (const k of Object.keys(r)) sum[k] += r[k];
  const b = perBatch[name[0]] ??= { docs: 0, credits: 0, right: 0, tap: 0, ticks: 0, wrong: 0 };
  b.docs++;
  for (const k of Object.keys(r)) b[k] += r[k];
  if (lvl !== "0") console.log(`${name}: ${r.credits} credits, ${r.right} right, ${r.tap} tap, ${r.wrong} wrong of ${r.ticks}`);
  if (process.env.WHY) for (const c of choices) c.entries.forEach((e, i) => {
    if (!e.credit || c.chosen.has(i)) return;
    const hit = truth.some((t) => {
      const ls = linesOf({ credit: { ...e.credit } }).map(compared2).map((x) => x.replace(/^\w+/, ""));
      return t.some((r2) => ls.includes(compared2(r2).replace(/^\w+/, "")));
    });
    if (!hit) return;
    const b2 = c.block;
    const row = b2.rows[i];
    console.log(+(c.kind === void 0 ? "no-kind" : row.doubt ? "doubt-" + row.doubt : !row.isSound ? "unsound" : !b2.isSure ? "block" : "?") + " " + lineOf(e) + " REST " + e.rest);
  });
  if (process.env.WHY) for (const c of choices) c.entries.forEach((e, i) => {
    if (!e.credit || c.chosen.has(i)) return;
    const bare = (x) => compared2(x).replace(/^\w+/, "");
    const hit = truth.some((t) => t.some((r2) => linesOf(e).map(bare).includes(bare(r2))));
    if (!hit) return;
    const row = c.block.rows[i];
    console.log(`WHY ${name} [${c.block.heading}] kind=${c.kind} ` + (c.kind === void 0 ? "no-kind" : row.doubt ? "doubt-" + row.doubt : !row.isSound ? "unsound" : !c.block.isSure ? "blockwhole" : "other") + " " + lineOf(e) + " REST " + e.rest);
  });
  if (lvl > "1") {
    for (const w of first.wrong) console.log("   WRONG " + w);
    truth.forEach((t, i) => {
      if (!first.found.has(i)) console.log(`   ${after2.found.has(i) ? "tap" : "not"} ${t[0]}`);
    });
    for (const c of choices) {
      console.log(`   [${c.block.heading}] ${c.kind} sure=${c.block.isSure}`);
      if (lvl > "2") c.entries.forEach((e, i) => console.log(`      ${c.chosen.has(i) ? "x" : "-"} ${e.credit ? lineOf(e) : e.item?.value} ${e.doubt ?? ""} ${e.rest ? "REST " + e.rest : ""} ${c.block.rows[i]?.isSound ? "" : "unsound"}`));
    }
  }
}
var show = (s) => `${s.docs} docs ${s.credits} credits: right ${s.right} (${(100 * s.right / s.credits).toFixed(1)}) tap ${s.tap} (${(100 * s.tap / s.credits).toFixed(1)}) ticks ${s.ticks} wrong ${s.wrong} (${(100 * s.wrong / Math.max(1, s.ticks)).toFixed(1)})`;
if (Object.keys(perBatch).length > 1) for (const [k, b] of Object.entries(perBatch)) console.log(k, show(b));
console.log(show(sum));
