/** By the names that forms and the server know. */
export const provinceTexts = {
  Alberta: 'Alberta',
  'British Columbia': 'British Columbia',
  Manitoba: 'Manitoba',
  'New Brunswick': 'New Brunswick',
  'Newfoundland and Labrador': 'Newfoundland and Labrador',
  'Northwest Territories': 'Northwest Territories',
  'Nova Scotia': 'Nova Scotia',
  Nunavut: 'Nunavut',
  Ontario: 'Ontario',
  'Prince Edward Island': 'Prince Edward Island',
  Quebec: 'Quebec',
  Saskatchewan: 'Saskatchewan',
  Yukon: 'Yukon',
} as const;
