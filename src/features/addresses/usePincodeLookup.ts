import { useEffect, useRef, useState } from 'react';
import { geocoderApi } from '@/api/geocoderApi';
import { pincodeLookupDelayMs } from '@/config/constants';
import { countryNameForIso } from '@/config/countries';
import type { PincodeAnswer } from '@/contract/pincode';
import { isoForCountryName } from '@/domain/addressForm';
import { pincodeToLookUp } from '@/domain/pincode';
import { useAppDispatch } from '@/state/hooks';

export interface PincodePlace {
  readonly city: string;
  readonly state: string;
  /** One of the shop's countries, else ''. */
  readonly country: string;
  readonly countryCode: string;
}

function placeOf({ city, standard }: PincodeAnswer): PincodePlace {
  const countryCode = isoForCountryName(standard.countryname);
  return {
    city: standard.city || city,
    state: standard.statename,
    country: countryNameForIso(countryCode),
    countryCode,
  };
}

/**
 * Looks a pincode up once typing rests (§5, ruling 30). Only the latest pincode's answer is told to `onFound`;
 * a failed lookup leaves the fields unchanged (§8) and sets `failed`, so that the form can say to fill them in by hand.
 */
export function usePincodeLookup(onFound: (place: PincodePlace) => void) {
  const dispatch = useAppDispatch();
  const latest = useRef<{ timer?: ReturnType<typeof setTimeout>; pincode: string | null }>({ pincode: null });
  const [status, setStatus] = useState<'idle' | 'looking' | 'failed'>('idle');

  useEffect(() => {
    const { current } = latest;
    return () => clearTimeout(current.timer);
  }, []);

  /** Tell every change of the pincode field. */
  function pincodeTyped(typed: string) {
    const pincode = pincodeToLookUp(typed);
    if (pincode === latest.current.pincode) return;
    clearTimeout(latest.current.timer);
    latest.current.pincode = pincode;
    setStatus('idle');
    if (pincode) latest.current.timer = setTimeout(() => void lookUp(pincode), pincodeLookupDelayMs);
  }

  async function lookUp(pincode: string) {
    setStatus('looking');
    const answer = await dispatch(
      geocoderApi.endpoints.lookUpPincode.initiate(pincode, { subscribe: false, forceRefetch: false }),
    );
    if (latest.current.pincode !== pincode) return;
    const place = answer.data && placeOf(answer.data);
    setStatus(place?.city ? 'idle' : 'failed');
    if (place?.city) onFound(place);
  }

  return { pincodeTyped, status };
}
