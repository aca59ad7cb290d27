import { type LogInPayload, logInResponse, messageResponse, type SignUpPayload, type User } from '@/contract/user';
import { shopApi } from './shopApi';

/** Sign-in and sign-up of customers (§7). */
export const sessionApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    logIn: build.mutation<{ user: User; token: string }, LogInPayload>({
      query: (body) => ({ call: 'logIn', body, answer: logInResponse }),
    }),
    signUp: build.mutation<{ message: string }, SignUpPayload>({
      query: (body) => ({ call: 'signUp', body, answer: messageResponse }),
    }),
  }),
});

export const { useLogInMutation, useSignUpMutation } = sessionApi;
