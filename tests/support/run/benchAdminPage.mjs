/** Runs in the page before its own scripts: `window.bench` measures paints and long tasks. */
export function watchPage() {
  const longTasks = [];
  new PerformanceObserver((entries) => {
    for (const { startTime, duration } of entries.getEntries()) longTasks.push({ startTime, duration });
  }).observe({ type: 'longtask', buffered: true });

  let typedAt = 0;
  addEventListener(
    'input',
    (event) => {
      typedAt = event.timeStamp;
    },
    true,
  );

  const nextFrame = () => new Promise((done) => requestAnimationFrame(done));
  /** Resolves after the next paint. */
  async function afterPaint() {
    await nextFrame();
    const channel = new MessageChannel();
    await new Promise((done) => {
      channel.port1.onmessage = done;
      channel.port2.postMessage(null);
    });
    return performance.now();
  }
  const rowSelector = '[role="tabpanel"] [role="listitem"], [role="tabpanel"] tr[data-index]';
  const rows = () => [...document.querySelectorAll(rowSelector)];
  /** The count above the list, and its first row. */
  function look() {
    const told = [...document.querySelectorAll('[role="tabpanel"] [role="status"]')]
      .filter((element) => !element.closest('[data-index]'))
      .map(({ textContent }) => textContent);
    return [
      ...told,
      ...rows()
        .slice(0, 1)
        .map(({ textContent }) => textContent),
    ].join('|');
  }

  /** Checks immediately and after each DOM change. */
  function changed(holds, patienceMs = 60_000) {
    return new Promise((done, fail) => {
      setTimeout(() => fail(new Error(`Never came; now ${look()}`)), patienceMs);
      const observer = new MutationObserver(check);
      function check() {
        if (!holds()) return;
        observer.disconnect();
        done(undefined);
      }
      observer.observe(document, { subtree: true, childList: true, characterData: true });
      check();
    });
  }

  const fromFirstRow = changed(() => document.querySelector(rowSelector) !== null).then(afterPaint);

  window.bench = {
    /** The list once it has been stable for a while. */
    settled: async () => {
      let seen = '';
      for (let quiet = 0; quiet < 6; quiet++) {
        await new Promise((done) => setTimeout(done, 150));
        if (look() !== seen) quiet = 0;
        seen = look();
      }
      return seen;
    },
    /** From the end of the last response to the first painted rows, with the longest task in between. */
    usable: async (names) => {
      const shown = await fromFirstRow;
      const entries = performance.getEntriesByType('resource');
      const ends = names.map((name) => entries.find((entry) => entry.name.endsWith(name)).responseEnd);
      const answeredAt = Math.max(...ends);
      await new Promise((done) => setTimeout(done, 2000));
      const tasks = longTasks.filter(({ startTime }) => startTime > answeredAt - 100);
      return { ms: shown - answeredAt, longestTaskMs: Math.max(0, ...tasks.map(({ duration }) => duration)) };
    },
    /** Starts waiting for the result of the next key. */
    expect: (expected) => {
      typedAt = 0;
      window.bench.shown = changed(() => typedAt > 0 && look() === expected, 20_000).then(afterPaint);
    },
    /** From the `input` event to the paint of its result. */
    painted: async () => (await window.bench.shown) - typedAt,
    startWatch: () => {
      longTasks.length = 0;
      const gaps = [];
      let last = performance.now();
      let going = true;
      const frame = (now) => {
        gaps.push(now - last);
        last = now;
        if (going) requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
      window.bench.endWatch = () => {
        going = false;
        return { longTasks: longTasks.map(({ duration }) => duration), gaps };
      };
    },
  };
}
