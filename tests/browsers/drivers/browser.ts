export interface Browser {
  readonly name: string;
  open(url: string): Promise<void>;
  /** Evaluates an expression to a string. */
  evaluate(expression: string): Promise<string>;
  /** Clicks at a point of the viewport. */
  press(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  /** Errors that the browser reports, if its protocol does. */
  errors(): readonly string[];
  close(): Promise<void>;
}

/** Null if not installed. */
export type StartBrowser = () => Promise<Browser>;

export const viewport = { width: 1280, height: 900 } as const;

/** WebDriver actions, shared by BiDi. */
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
