import { describe, expect, it } from 'vitest';
import {
  asServerSpells,
  isLowStock,
  numberUnderstood,
  productChanges,
  productFormAdvice,
  productFormOf,
  productFormProblems,
  productPayload,
} from '@/domain/adminProducts';
import { mapHeader, productsCsv } from '@/domain/productsCsv';
import { readTable } from '@/features/admin/import/readTable';
import { planRow } from '@/features/admin/import/useImport';
import { product, shelf } from '../../support/fixtures';
import { inFrench } from '../../support/windows';

describe('product import', () => {
  const bytes = (text: string) => new TextEncoder().encode(text).buffer as ArrayBuffer;

  /** Compares a file's text with the shop's products. */
  function planOf(text: string, products = shelf(3, { price: 20, stockSize: 4 })) {
    const table = readTable(bytes(text));
    return table.rows.map(planRow(mapHeader(table.header), products, table));
  }

  it('A row without name and ID means no product, not even one without a name', () => {
    const [row] = planOf('ID,Name,Brand\n,,Maple', [...shelf(1), product({ _id: 'n', name: '' })]);
    expect(row).toMatchObject({ kind: 'wrong', productId: null });
  });

  describe('A round trip', () => {
    it('An exported file, read again, changes nothing', () => {
      const products = [
        ...shelf(2, { price: 20, stockSize: null, oprice: 9.5 }),
        product({ _id: 'c', name: '=Tea; "strong", \n-10 %', description: '+1\r\n@home', price: 0, oprice: 0 }),
        product({ _id: 'e', name: "'=1+1", brand: "''-x" }),
        product({ _id: 'd', name: 'Remedy 01', images: ['a.webp', 'https://shop.test/b.webp', '3', '4', '5', '6'] }),
      ];
      expect(planOf(productsCsv(products), products).map(({ kind, problems }) => [kind, problems])).toEqual(
        products.map(() => ['unchanged', []]),
      );
    });

    it('A file that the French dashboard exported has French headings and machine-readable figures, and is read in English', async () => {
      const french = await inFrench<typeof import('@/domain/productsCsv')>('domain/productsCsv.ts');
      const products = shelf(2, { price: 20.5, oprice: 9.5, stockSize: 4 });
      const file = french.productsCsv(products);
      const [headings, first] = file.split('\r\n');
      expect(headings).toContain('Nom,Marque,Catégorie');
      expect(first).toContain(',20.5,9.5,4,');
      expect(mapHeader(readTable(bytes(file)).header).ignored).toEqual([]);
      expect(planOf(file, products).map(({ kind }) => kind)).toEqual(['unchanged', 'unchanged']);
    });

    it('A file that the English dashboard exported is read in French', async () => {
      const french = await inFrench<typeof import('@/domain/productsCsv')>('domain/productsCsv.ts');
      const { header } = readTable(bytes(productsCsv(shelf(1))));
      expect(french.mapHeader(header)).toEqual(mapHeader(header));
      expect(french.mapHeader(header).columns).not.toContain(undefined);
    });

    it.each(['\r\n', '\r', '\n'])('Line breaks that a spreadsheet writes as %j change nothing', (lineBreak) => {
      const products = [product({ _id: 'a', name: 'Tea', description: 'One\ntwo\r\nthree' })];
      const saved = productsCsv(products).replace('One\ntwo\r\nthree', ['One', 'two', 'three'].join(lineBreak));
      expect(planOf(saved, products)).toMatchObject([{ kind: 'unchanged', problems: [] }]);
    });

    it('A byte order mark, semicolons, decimal commas and an empty last column change nothing', () => {
      const text = '\uFEFFNom;Prix de vente ($ CA);Stock (unités);\r\nRemedy 02;12,00;4;\r\n';
      expect(planOf(text)).toMatchObject([{ kind: 'unchanged', problems: [], advice: [] }]);
    });

    it('A file of five thousand rows is compared by its ids', () => {
      const products = Array.from({ length: 5000 }, (_, index) => product({ _id: `p${index}`, name: `Tea ${index}` }));
      const text = productsCsv(products).replace('Tea 4999', 'Tea five thousand');
      expect(planOf(text, products).filter(({ kind }) => kind !== 'unchanged')).toMatchObject([
        { line: 5001, kind: 'changed', productId: 'p4999', before: { name: 'Tea 4999' } },
      ]);
    });
  });

  describe('A row', () => {
    it('With a known name changes that product’s fields and leaves absent columns alone', () => {
      expect(planOf('name;Selling Price;Stock\nremedy 02;10.50;4')).toEqual([
        {
          line: 2,
          name: 'Remedy 02',
          productId: '65a000000000000000000102',
          before: { oprice: '12' },
          // The name finds the product; it does not rename it.
          after: { oprice: '10.5' },
          kind: 'changed',
          problems: [],
          advice: [],
        },
      ]);
    });

    it('With a new name adds a product, and points out a new category', () => {
      expect(planOf('Name,Category,price,oprice,stockSize\nDrops,Tea,20,15,3')).toMatchObject([
        { productId: null, kind: 'new', problems: [], advice: ['New category: Tea'] },
      ]);
    });

    it.each([
      ['Name,Category\n,Tea', 'Name: Enter a name. It becomes the address of the product’s page'],
      ['Name,Price,Oprice,Stock size\nDrops,20,ten,3', 'Selling price (CA$): Enter a number'],
      ['Name,Price,Oprice,Stock size\nDrops,20,10.123,3', 'Selling price (CA$): Use at most two decimals'],
      ['Name,Stock\nRemedy 01,1.5', 'Stock (units): Enter a whole number'],
      ['Name,Image 1\nRemedy 01,javascript:1', 'Image 1: Not an https:// address'],
      ['ID,Name\nunknown,Remedy 01', 'No product has this ID'],
    ])('%j has a problem: %s', (text, problem) => {
      const [row] = planOf(text);
      expect(row?.kind).toBe('wrong');
      expect(row?.problems).toContain(problem);
    });

    it.each([
      ['a new product', 'Name,Price,Oprice,Stock\nremedy_02,1,1,1'],
      ['a product renamed by its ID', 'ID,Name\n65a000000000000000000101,Remedy 02'],
    ])('%s that takes another’s name or address is warned of, and can be sent', (_, text) => {
      const [row] = planOf(text);
      expect(row?.problems).toEqual([]);
      expect(row?.advice).toEqual([expect.stringMatching(/^Another product has this name\./)]);
    });

    it('Two new names of a file that share an address are warned of', () => {
      const rows = planOf('Name,Price,Oprice,Stock\nNeem Oil,1,1,1\nNeem_Oil,1,1,1\nNeem Soap,1,1,1');
      expect(rows.map(({ advice }) => advice.length)).toEqual([0, 1, 0]);
    });

    it('That repeats a product or a new name says in which line it is first', () => {
      const rows = planOf('Name,Price,Oprice,Stock\nRemedy 01,,,\nRemedy 01,9,9,9\nDrops,1,1,1\nDROPS,1,1,1');
      expect(rows.map(({ problems }) => problems.filter((text) => text.includes('line')))).toEqual([
        [],
        ['The product is in line 2 too'],
        [],
        ['The name is in line 4 too'],
      ]);
    });

    it.each([
      [
        'Name,Selling price,Original price\nRemedy 01,12,50,19,99',
        'Has more cells than the first row; a text with commas needs quotation marks',
      ],
      [
        'Name,Brand,Stock\nRemedy 01,"Open,5\nRemedy 02,B,6',
        'A quotation mark is out of place; the rows after it may have been joined to this one',
      ],
      [
        'Name,Brand,Stock\nRemedy 01,"A" B,5\nRemedy 02,"B",6',
        'A quotation mark is out of place; the rows after it may have been joined to this one',
      ],
    ])('That cannot be told apart from its neighbours is not sent: %j', (text, problem) => {
      const [row] = planOf(text);
      expect(row).toMatchObject({ kind: 'wrong', problems: [problem] });
    });

    it('By a name that several products have is rejected without the ID', () => {
      const twins = [product({ _id: 'a', name: 'Tea' }), product({ _id: 'b', name: 'TEA', pack_size: '500 g' })];
      expect(planOf('Name,Stock\nTea,9', twins)[0]?.problems).toEqual(['Several products have this name: give the ID']);
      expect(planOf('ID,Name,Stock\nb,TEA,9', twins)).toMatchObject([
        { kind: 'changed', productId: 'b', problems: [] },
      ]);
    });

    it('Finds a product whose name has spaces around it', () => {
      expect(planOf('Name,Stock\nTea,9', [product({ _id: 'a', name: ' Tea ' })])).toMatchObject([{ productId: 'a' }]);
    });

    it('May write prices with a decimal comma, as spreadsheets in French do', () => {
      const [row] = planOf('Nom;Prix de vente;Prix ordinaire\nRemedy 01;12,5;19,99');
      expect(row).toMatchObject({ kind: 'changed', after: { oprice: '12.5', price: '19.99' } });
      expect(planOf('Name;Selling price\nRemedy 01;1,250')[0]?.problems).toEqual([
        'Selling price (CA$): Enter a number',
      ]);
    });

    it.each([
      ['Name;Stock\nRemedy 01;1.000', ['Stock (units): Enter a number']],
      ['Name;Selling price\nRemedy 01;1.200 $', ['Selling price (CA$): Enter a number']],
      ['Name\tPrice\tStock\nRemedy 01\t12,50 $\t4\nRemedy 02\t20\t1.000', ['Stock (units): Enter a number']],
      ['Name,Price,Stock\nRemedy 01,"1,250.50",4\nRemedy 02,20,1.000', []],
      ['Name;Stock\nRemedy 01;1.000.000', []],
    ])('With a point before three digits is rejected where commas may be decimal: %j', (text, problems) => {
      expect(planOf(text).at(-1)).toMatchObject({ problems });
    });

    it.each([
      ['10-20', '20-Oct', 'Name: “20-Oct” looks like a date that a spreadsheet made'],
      ['10-20', '20 oct.', 'Name: “20 oct.” looks like a date that a spreadsheet made'],
      ['3/4', '2026-03-04', 'Name: “2026-03-04” looks like a date that a spreadsheet made'],
      ['1E5', '1E+05', 'Name: “1E+05” looks like a number that a spreadsheet rewrote'],
      ['1E5', '100000', 'Name: “100000” looks like a number that a spreadsheet rewrote'],
      ['007', '7', 'Name: “7” has lost its leading zeros'],
      ['True', 'TRUE', 'Name: “TRUE” looks like a truth value that a spreadsheet made'],
      ['Tulsi', '#REF!', 'Name: “#REF!” looks like an error of a spreadsheet'],
      ['Tea', '#N/A', 'Name: “#N/A” looks like an error of a spreadsheet'],
      ['Thé', '#NOM?', 'Name: “#NOM?” looks like an error of a spreadsheet'],
      ['Thé', 'ThÃ©', 'Name: “ThÃ©” has letters that a wrong encoding garbled'],
    ])('Does not rename %j to what a spreadsheet made of it, %j', (name, cell, problem) => {
      const products = [product({ _id: 'a', name })];
      expect(planOf(`ID,Name\na,${cell}`, products)).toMatchObject([{ kind: 'wrong', problems: [problem] }]);
      expect(planOf(`ID,Name\na,${name}`, products)).toMatchObject([{ kind: 'unchanged', problems: [] }]);
    });

    it('Names what a spreadsheet seems to have changed in other fields and in new products', () => {
      const pack = [product({ _id: 'a', name: 'Tea', pack_size: '10-20', stockSize: 5 })];
      expect(planOf('Name,Pack size,Stock\nTea,20-Oct,1E+05', pack)[0]?.problems).toEqual([
        'Pack size: “20-Oct” looks like a date that a spreadsheet made',
        'Stock (units): “1E+05” looks like a number that a spreadsheet rewrote',
        'Stock (units): Enter a number',
      ]);
      expect(planOf('Name,Price,Oprice,Stock\nTRUE,20,15,3')).toMatchObject([
        { kind: 'new', advice: ['Name: “TRUE” looks like a truth value that a spreadsheet made'] },
      ]);
    });

    it('Below an empty one is numbered as the spreadsheet numbers it', () => {
      expect(planOf('\nName;Stock\n\nRemedy 01;9\n;\nRemedy 02;9').map(({ line }) => line)).toEqual([4, 6]);
    });

    it.each([
      ['With empty cells', 'Name,Stock,Brand\nRemedy 01,9,'],
      ['That is too short', 'Name,Stock,Brand\nRemedy 01,9'],
      ['With empty cells beyond those of the first row, as spreadsheets write them', 'Name,Stock\nRemedy 01,9,,'],
    ])('%s changes the other fields alone', (_, text) =>
      expect(planOf(text).map(({ after, problems }) => [after, problems])).toEqual([[{ stockSize: '9' }, []]]),
    );
  });

  it('Columns that name no field, or one twice, are not used', () => {
    expect(mapHeader(['Name', 'Colour', 'NAME', '']).ignored).toEqual(['Colour', 'NAME']);
  });

  it('A file in a spreadsheet’s own encoding keeps its accents', () => {
    const latin = Uint8Array.from([...'Name\nTh'].map((letter) => letter.charCodeAt(0)).concat(0xe9)).buffer;
    expect(readTable(latin).rows).toMatchObject([{ cells: ['Thé'] }]);
  });

  it.each([
    ['macintosh', [0x54, 0x68, 0x8e, 0x20, 0x64, 0xd5, 0x8e, 0x74, 0x8e], 'Thé d’été'],
    ['macintosh', [0x83, 0x63, 0x6f, 0x72, 0x63, 0x65], 'Écorce'],
    ['macintosh', [0x54, 0x48, 0x83], 'THÉ'],
    ['windows-1252', [0x54, 0x68, 0xe9, 0x20, 0x64, 0x27, 0xe9, 0x74, 0xe9], "Thé d'été"],
    ['windows-1252', [0x43, 0x72, 0xe8, 0x6d, 0x65, 0x20, 0x54, 0x48, 0xc9], 'Crème THÉ'],
  ])('A file in the encoding %s keeps its letters, and says which it was', (encoding, letters, name) => {
    const file = Uint8Array.from([...Array.from('Name\n', (letter) => letter.charCodeAt(0)), ...letters]).buffer;
    expect(readTable(file)).toMatchObject({ encoding, rows: [{ cells: [name] }] });
  });

  it.each([true, false])(
    'A file that a spreadsheet saved as Unicode text is read (little-endian: %s)',
    (littleEndian) => {
      const text = '\ufeffName\tStock\r\nThé\t9\r\n';
      const wide = new DataView(new ArrayBuffer(text.length * 2));
      for (const [index, letter] of [...text].entries()) wide.setUint16(index * 2, letter.charCodeAt(0), littleEndian);
      expect(readTable(wide.buffer)).toMatchObject({ header: ['Name', 'Stock'], rows: [{ cells: ['Thé', '9'] }] });
    },
  );
});

describe('product form', () => {
  const filled = { ...productFormOf(), name: ' Drops ', price: '40', oprice: '32.5', stockSize: '12' };

  it('A new product needs a name and three numbers', () => {
    expect(Object.keys(productFormProblems(productFormOf()))).toEqual(['name', 'price', 'oprice', 'stockSize']);
    expect(productFormProblems(filled)).toEqual({});
  });

  it.each([
    ['price', '-1', 'Must be 0 or more'],
    ['price', 'ten', 'Enter a number'],
    ['oprice', '0', 'Must be more than 0'],
    ['oprice', '3.999', 'Use at most two decimals'],
    ['oprice', '12.5.0', 'Enter a number'],
    ['stockSize', '1e5', 'Enter a number'],
    ['stockSize', '1.5', 'Enter a whole number'],
  ])('The form rejects %s %j: %s', (field, typed, problem) =>
    expect(productFormProblems({ ...filled, [field]: typed })).toEqual({ [field]: problem }),
  );

  it('The form checks only the fields of an existing product that change', () => {
    expect(productFormProblems({ brand: 'Maple' })).toEqual({});
    expect(productFormProblems({ stockSize: '-1' })).toEqual({ stockSize: 'Must be 0 or more' });
    expect(Object.keys(productFormProblems({ name: ' ' }))).toEqual(['name']);
  });

  it.each([
    [{ price: '10', oprice: '12' }, undefined, [/above the original price/]],
    [{ price: '12', oprice: '12' }, undefined, []],
    [{ price: '2000', oprice: '1250' }, { price: '2000', oprice: '12.5' }, [/selling price is at least ten times/]],
    [{ price: '2', oprice: '1.99' }, { price: '20', oprice: '19.9' }, [/selling price is at/, /original price is at/]],
    [{ price: '20', oprice: '19' }, { price: '20', oprice: '2' }, []],
  ])('The prices %j after %j get the warnings %j', (values, before, warnings) => {
    expect(productFormAdvice(values, before)).toEqual(warnings.map((text) => expect.stringMatching(text)));
  });

  it('Numbers are read as they are written in any language, and shown as they were understood', () => {
    const typed = { price: '1\u202f234,50', oprice: '１２', stockSize: ' 1,234 ', name: '1,5 l' };
    expect(asServerSpells(typed)).toEqual({ price: '1234.5', oprice: '12', stockSize: '1234', name: '1,5 l' });
    expect(numberUnderstood('price', typed.price)).toBe('CA$1,234.50');
    expect(numberUnderstood('stockSize', typed.stockSize)).toBe('1,234');
    for (const refused of ['12.5.0', '12.345', '-3', '0']) expect(numberUnderstood('oprice', refused)).toBe('');
  });

  it('A new product is sent with its pictures by name and as a list without gaps', () => {
    const body = productPayload({ ...filled, image1: ' https://p/1 ', image3: 'https://p/3' });
    expect(body).toMatchObject({ name: 'Drops', price: 40, oprice: 32.5, stockSize: 12, brand: '' });
    expect(body.images).toEqual(['https://p/1', 'https://p/3']);
    expect([body.image1, body.image2, body.image3]).toEqual(['https://p/1', '', 'https://p/3']);
  });

  it('An edit sends only the changed fields, figures as numbers', () => {
    const shown = product({ images: ['a'] });
    const values = { ...productFormOf(shown), oprice: '28.5', stockSize: '7' };
    expect(productChanges(shown, values)).toEqual({ oprice: 28.5, stockSize: 7 });
    expect(productChanges(shown, productFormOf(shown))).toEqual({});
  });

  it('A changed picture sends all pictures and keeps those beyond the fifth', () => {
    const shown = product({ images: ['1', '2', '3', '4', '5', '6'] });
    const changes = productChanges(shown, { ...productFormOf(shown), image2: '' });
    expect(changes.images).toEqual(['1', '3', '4', '5', '6']);
    expect(changes.image2).toBe('');
  });
});

it.each([
  [0, true],
  [5, true],
  [6, false],
  [null, false],
])('With the threshold 5, a stock of %s is low: %s', (stockSize, isLow) =>
  expect(isLowStock({ stockSize }, 5)).toBe(isLow),
);
