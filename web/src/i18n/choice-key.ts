import type { FACTS, FactName } from '@marquee/domain/profile/facts';

type Choices = {
  readonly [
    Name in FactName as (typeof FACTS)[Name] extends { readonly options: unknown } ? Name : never
  ]: (typeof FACTS)[Name] extends { readonly options: readonly (infer Option extends string)[] }
    ? Option
    : never;
};

/** The type of the labels of every fact's options: a catalogue that lacks a label does not compile. */
export type ChoiceTexts = { readonly [Name in keyof Choices]: Readonly<Record<Choices[Name], string>> };

type ChoiceKey = { [Name in keyof Choices]: `choices.${Name}.${Choices[Name]}` }[keyof Choices];

/** The key of an option's label in the catalogue `casting`. */
export const choiceKey = (name: FactName, option: string): ChoiceKey =>
  `choices.${name}.${option}` as ChoiceKey;
