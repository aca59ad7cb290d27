import { useEffect, useRef, useState } from 'react';
import { customerApi } from '@/api/customerApi';
import { pincodeLookupDelayMs } from '@/config/constants';
import { countryNameForIso } from '@/config/countries';
import type { PincodeAnswer } from '@/contract/address';
import { isoForCountryName } from '@/domain/addressForm';
import { pincodeToLookUp } from '@/domain/pincode';
import { useAppDispatch } from '@/state/hooks';

interface FoundLocation {
  readonly city: string;
  readonly state: string;
  /** One of the shop's countries, else ''. */
  readonly country: string;
  readonly countryCode: string;
}

function locationOf({ city, standard }: PincodeAnswer): FoundLocation {
  const countryCode = isoForCountryName(standard.countryname);
  return {
    city: standard.city || city,
    state: standard.statename,
    country: countryNameForIso(countryCode),
    countryCode,
  };
}

/** Looks up a pincode once typing pauses (§5, ruling 30). Ignores the answer for any but the latest pincode. */
export function usePincodeLookup(onFound: (location: FoundLocation) => void) {
  const dispatch = useAppDispatch();
  const latest = useRef<{ timer?: ReturnType<typeof setTimeout>; pincode: string | null }>({ pincode: null });
  const [status, setStatus] = useState<'idle' | 'pending' | 'failed'>('idle');

  useEffect(() => {
    const { current } = latest;
    return () => clearTimeout(current.timer);
  }, []);

  function pincodeChanged(value: string) {
    const pincode = pincodeToLookUp(value);
    if (pincode === latest.current.pincode) return;
    clearTimeout(latest.current.timer);
    latest.current.pincode = pincode;
    setStatus('idle');
    if (pincode) latest.current.timer = setTimeout(() => void lookUp(pincode), pincodeLookupDelayMs);
  }

  async function lookUp(pincode: string) {
    setStatus('pending');
    const answer = await dispatch(
      customerApi.endpoints.lookUpPincode.initiate(pincode, { subscribe: false, forceRefetch: false }),
    );
    if (latest.current.pincode !== pincode) return;
    const location = answer.data && locationOf(answer.data);
    setStatus(location?.city ? 'idle' : 'failed');
    if (location?.city) onFound(location);
  }

  return { pincodeChanged, status };
}
