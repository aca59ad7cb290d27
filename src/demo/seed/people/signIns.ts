/** Fictional credentials, shown in the demo bar. */
export const customerSignIns = [
  {
    id: 'asha',
    name: 'Asha Rao',
    email: 'asha@demo.example',
    password: 'asha-likes-tulsi',
  },
  {
    id: 'noah',
    name: 'Noah Tremblay',
    email: 'noah@demo.example',
    password: 'noah-likes-maple',
  },
  {
    id: 'mei',
    name: 'Mei Chen',
    email: 'mei@demo.example',
    password: 'mei-likes-ginger',
  },
] as const;

export const adminSignIn = { username: 'admin', password: 'north-star-tea', adminCode: 'NORTH-2025' } as const;
