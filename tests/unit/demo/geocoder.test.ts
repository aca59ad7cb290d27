import { describe, expect, it } from 'vitest';
import { bases, outcome, startBackend } from './backend';

const { geocoder } = bases;

describe('the geocoder', () => {
  it.each([
    ['K1A0B1', 'Ottawa', 'Ontario', 'Canada'],
    ['M5V2T6', 'Toronto', 'Ontario', 'Canada'],
    ['V6B5M5', 'Vancouver', 'British Columbia', 'Canada'],
    ['H2X1Y4', 'Montréal', 'Quebec', 'Canada'],
    ['T2P1J9', 'Calgary', 'Alberta', 'Canada'],
    ['110001', 'New Delhi', 'Delhi', 'India'],
    ['SW1A1AA', 'London', 'England', 'United Kingdom'],
  ])('knows %s', async (pincode, city, statename, countryname) => {
    const { request } = startBackend();
    const { body } = await outcome(await request('GET', `${geocoder}/${pincode}?json=1`));
    expect(body).toMatchObject({ city, standard: { city, statename, countryname } });
  });

  it('reports an unknown pincode', async () => {
    const { request } = startBackend();
    expect((await outcome(await request('GET', `${geocoder}/ZZZZZZ?json=1`))).body).toHaveProperty('error');
  });
});
