import { describe, expect, it } from 'vitest';
import { asView, headOf } from '@/build/asView';
import { composePage, frameOf } from '@/build/prerender/composePage';
import { longClasses } from '@/build/prerender/shortClasses';

const index = `<!doctype html>
<html lang="en-CA">
  <head>
    <meta charset="utf-8" />
    <script>start()</script>
    <meta data-static name="description" content="The shop" />
    <style>.all{}</style>
    <link media="print" rel="stylesheet" href="/assets/index.css">
    <title>Tulsi North</title>
  </head>
  <body>
    <template data-page="Other"><div>other<template id="B:0"></template>end</div></template>
    <template data-page="ListingPage"><main>listing</main></template>
    <template data-page="ProductPage"><main>product</main></template>
    <div id="root"></div>
    <script>show()</script>
  </body>
</html>`;

const rendered =
  '<title>Tulsi – Tulsi North</title><meta property="og:title" content="Tulsi $&amp;"/><link rel="canonical" href="https://shop.test/products/Tulsi"/>' +
  '<!--$--><div class="flex"><h1>Tulsi</h1><button type="button">Add To Bag</button></div><!--/$-->';

const page = (template = '') =>
  composePage(frameOf(index), {
    head: headOf(rendered),
    view: asView(rendered),
    style: longClasses('.first{}'),
    structuredData: '{"name":"$&"}',
    template,
  });

describe('a prerendered page', () => {
  it('has its own title and head, marked so that the shop can replace them, and no other description', () => {
    expect(page()).toContain('<title>Tulsi – Tulsi North</title>');
    expect(page()).not.toContain('<title>Tulsi North</title>');
    expect(page()).not.toContain('The shop');
    expect(page()).toContain('<link data-static rel="canonical" href="https://shop.test/products/Tulsi"/>');
    expect(page()).toContain('<meta data-static name="twitter:title" content="Tulsi $&amp;"/>');
  });

  it('holds its data for search engines as they are', () => {
    expect(page()).toContain('<script data-static type="application/ld+json">{"name":"$&"}</script>');
  });

  it('holds the view inside the root, with controls that cannot be used yet', () => {
    expect(page()).toContain(
      '<div id="root" data-from-catalogue><div data-prerendered class="flex"><h1>Tulsi</h1><button inert>',
    );
  });

  it('carries the style of its first view, and loads the whole stylesheet without waiting for it', () => {
    expect(page()).toContain('<style>.first{}</style>');
    expect(page()).toContain('<link media="print" rel="stylesheet" href="/assets/index.css">');
  });

  it('leaves out the templates of other pages, also those that hold templates', () => {
    expect(page()).not.toContain('<template');
    expect(page()).not.toContain('end</div>');
  });

  it('keeps the template that other addresses of the same file need', () => {
    const { templates } = frameOf(index);
    expect(page(templates.ListingPage)).toContain('<template data-page="ListingPage"><main>listing</main></template>');
  });

  it('is not made of a build without first views', () => {
    expect(() => frameOf('<div id="root"></div>')).toThrow('Only a hosted build can be prerendered');
  });
});
