import { type RefObject, useEffect, useState } from 'react';
import { panBy, wholePicture, type ZoomPoint, type ZoomSizes, zoomBy } from './zoomView';

const centre: ZoomPoint = { x: 0, y: 0 };

/** The zoom state of a picture. The wheel listener is native: React's is passive and cannot prevent the page's scrolling. */
export function useZoom(stageRef: RefObject<HTMLElement | null>, pictureRef: RefObject<HTMLElement | null>) {
  const [view, setView] = useState(wholePicture);

  function sizes(): ZoomSizes {
    const stage = stageRef.current;
    return {
      stage: { width: stage?.clientWidth ?? 0, height: stage?.clientHeight ?? 0 },
      picture: pictureRef.current?.offsetWidth ?? 0,
    };
  }

  function zoom(factor: number, point: ZoomPoint = centre) {
    setView((now) => zoomBy(now, factor, point, sizes()));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `zoom` only reads refs and sets state.
  useEffect(() => {
    const stage = stageRef.current;
    if (!stage) return;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const { left, top, width, height } = stage.getBoundingClientRect();
      zoom(Math.exp(-event.deltaY / 300), { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 });
    };
    const onResize = () => setView(wholePicture);
    stage.addEventListener('wheel', onWheel, { passive: false });
    window.addEventListener('resize', onResize);
    return () => {
      stage.removeEventListener('wheel', onWheel);
      window.removeEventListener('resize', onResize);
    };
  }, []);

  return {
    view,
    zoom,
    pan: (by: ZoomPoint) => setView((now) => panBy(now, by, sizes())),
    reset: () => setView(wholePicture),
  };
}
