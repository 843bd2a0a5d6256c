const NUMERALS = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];

/** Rounds and grades are counted in Roman numerals, as far as anybody reads them at a glance. */
export const roman = (number: number): string => NUMERALS[number] ?? String(number);
