/** A browser with one page, driven by whatever protocol it speaks. */
export interface Browser {
  /** Name and version. */
  readonly name: string;
  open(url: string): Promise<void>;
  /** The value of a script's expression, which is a text. */
  evaluate(expression: string): Promise<string>;
  /** Presses and lets go at a point of the viewport, as a hand does. */
  press(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  /** What went wrong by the browser's own account, where its protocol tells. */
  errors(): readonly string[];
  close(): Promise<void>;
}

/** One kind of browser: null when this machine has none. */
export type StartBrowser = () => Promise<Browser>;

export const viewport = { width: 1280, height: 900 } as const;

/** The actions of a press and of typing: WebDriver and its BiDi form write them alike. */
export const pressActions = (x: number, y: number) => [
  {
    type: 'pointer',
    id: 'hand',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x, y, duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
];

export const typeActions = (text: string) => [
  {
    type: 'key',
    id: 'keys',
    actions: [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
];
